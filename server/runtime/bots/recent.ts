/** The values that were used most recently, by key. The one whose last use is longest ago is forgotten first. */
export class Recent<Value> {
  /** A map keeps the order in which keys came in, so the first one is the oldest. */
  private readonly values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.most) return;
    for (const oldest of this.values.keys()) {
      this.values.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
