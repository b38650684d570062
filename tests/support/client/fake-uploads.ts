/** An upload of the application, whose progress the test controls. */
export interface FakeUpload {
  url: string;
  body: Blob;
  isAborted: boolean;
  /** Reports that this many bytes have arrived. */
  sent: (bytes: number) => void;
  answer: (status: number, body: unknown) => void;
  breakOff: () => void;
}

/** Collects uploads instead of sending them: jsdom's own would go to a server. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
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
        sent: (loaded) =>
          void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded })),
        answer: (status, answer) => {
          this.upload.dispatchEvent(new Event('load'));
          Object.assign(this, { status, responseText: JSON.stringify(answer) });
          this.dispatchEvent(new Event('load'));
        },
        breakOff: () => void this.dispatchEvent(new Event('error')),
      };
      uploads.push(this.sending);
    }

    abort(): void {
      if (this.sending) this.sending.isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }

  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return uploads;
}
