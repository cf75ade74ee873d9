export async function benchCost(): Promise<void> {}
