/** Gives every element a height: jsdom lays nothing out, so a list in a box of its own would draw no line. */
export const mockListSize = (): void =>
  void Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    value: 800,
  });
