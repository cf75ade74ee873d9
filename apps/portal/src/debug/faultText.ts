import type { SimulatedSupplier } from '../simulatedSupplier.ts'

type Fault = NonNullable<Parameters<SimulatedSupplier['setFault']>[1]>

export function faultText(setting: Fault): string {
  const { fault, after = 0, times = Infinity } = typeof setting === 'string' ? { fault: setting } : setting
  return [
    fault,
    ...(after > 0 ? [`after ${after} successful ${after === 1 ? 'answer' : 'answers'}`] : []),
    ...(times === Infinity ? [] : [times === 1 ? 'once' : `${times} times`]),
  ].join(', ')
}
