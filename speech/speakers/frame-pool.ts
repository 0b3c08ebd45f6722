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
    const sums = (this.layers[layer] ??= {
      count: 0,
      sum: new Float64Array(width),
      squares: new Float64Array(width),
    });
    sums.count += frames.length / width;
    for (let at = 0; at < frames.length; at++) {
      const value = frames[at] as number;
      const column = at % width;
      sums.sum[column] = (sums.sum[column] as number) + value;
      sums.squares[column] = (sums.squares[column] as number) + value * value;
    }
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
}
