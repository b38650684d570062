/** A file that the application sends, waiting for the test to say how it goes. */
export interface FakeUpload {
  url: string;
  body: Blob;
  isAborted: boolean;
  /** So many bytes have arrived. */
  sent: (bytes: number) => void;
  answer: (status: number, body: unknown) => void;
  breakOff: () => void;
}

/** Puts uploads into a list in place of sending them: jsdom's own would go to a server. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];

  class FakeRequest {
    readonly upload: {
      onprogress?: (event: { loaded: number }) => void;
      onload?: () => void;
    } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private url = '';
    private sending: FakeUpload | undefined;

    open(_method: string, url: string): void {
      this.url = url;
    }

    setRequestHeader(): void {}

    send(body: Blob): void {
      this.sending = {
        url: this.url,
        body,
        isAborted: false,
        sent: (loaded) => this.upload.onprogress?.({ loaded }),
        answer: (status, answer) => {
          this.upload.onload?.();
          Object.assign(this, { status, responseText: JSON.stringify(answer) });
          this.onload?.();
        },
        breakOff: () => this.onerror?.(),
      };
      uploads.push(this.sending);
    }

    abort(): void {
      if (this.sending) this.sending.isAborted = true;
      this.onabort?.();
    }
  }

  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return uploads;
}
