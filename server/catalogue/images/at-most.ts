type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets no more than `count` pieces of work run at once; the others wait in their order. */
export function atMost(count: number): Limited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
