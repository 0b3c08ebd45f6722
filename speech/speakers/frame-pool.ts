interface Sums {
  count: number;
  sum: Float64Array;
  squares: Float64Array;
}

const SMALLEST_VARIANCE = 1e-8;

/** Adds up frames of several layers and windows; the result is mean and standard deviation, layer after layer. */
export class FramePool {
  private readonly layers: Sums[] = [];

  add(layer: number, frames: Float32Array, width: number): void {
    const sums = this.sumsOf(layer, width);
    sums.count += frames.length / width;
    for (let at = 0; at < frames.length; at++) {
      const value = frames[at] as number;
      const column = at % width;
      sums.sum[column] = (sums.sum[column] as number) + value;
      sums.squares[column] = (sums.squares[column] as number) + value * value;
    }
  }

  /** As if the frames of all of them had been added to one. */
  static joined(pools: readonly FramePool[]): FramePool {
    const all = new FramePool();
    for (const { layers } of pools)
      for (const [layer, { count, sum, squares }] of layers.entries()) {
        const sums = all.sumsOf(layer, sum.length);
        sums.count += count;
        for (let at = 0; at < sum.length; at++) {
          sums.sum[at] = (sums.sum[at] as number) + (sum[at] as number);
          sums.squares[at] = (sums.squares[at] as number) + (squares[at] as number);
        }
      }
    return all;
  }

  result(): Float32Array {
    return Float32Array.from(
      this.layers.flatMap(({ count, sum, squares }) => {
        const mean = sum.map((value) => value / count);
        const spread = squares.map((value, at) =>
          Math.sqrt(Math.max(0, value / count - (mean[at] as number) ** 2) + SMALLEST_VARIANCE),
        );
        return [...mean, ...spread];
      }),
    );
  }

  private sumsOf(layer: number, width: number): Sums {
    return (this.layers[layer] ??= {
      count: 0,
      sum: new Float64Array(width),
      squares: new Float64Array(width),
    });
  }
}
