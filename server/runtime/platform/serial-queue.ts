/** Does one piece of work after the other, in the order in which they come. One that fails does not stop the rest. */
export class SerialQueue {
  private readonly waiting: (() => Promise<void>)[] = [];
  private working = false;

  /** Resolves or rejects as the work does, when its turn has come. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => work().then(resolve, reject));
      void this.drain();
    });
  }

  private async drain(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await next();
    this.working = false;
  }
}
