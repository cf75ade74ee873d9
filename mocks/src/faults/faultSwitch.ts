import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, Faults, LimitedFault } from './faultTable.ts'

/** Holds the active faults and counts the calls, because a fault may affect only some of them. */
export function createFaultSwitch(initial: Faults) {
  let faults = initial
  const counts = new Map<OperationName, number>()
  return {
    current: () => faults,
    /** Replaces all faults and resets all counts. */
    set(next: Faults) {
      faults = next
      counts.clear()
    },
    /** Sets or removes the fault of one operation and resets its count; the counts of other operations continue. */
    setOne(name: OperationName, fault: Fault | undefined) {
      faults = withFault(faults, name, fault)
      counts.delete(name)
    },
    /** Returns the fault that affects the next call of an operation, if any. Counts the calls if the fault is limited to some of them. */
    take(name: OperationName): Pick<LimitedFault, 'fault' | 'lateByMs'> | undefined {
      const fault = faults[name]
      if (fault === undefined) return undefined
      if (typeof fault === 'string') return { fault }
      const before = counts.get(name) ?? 0
      counts.set(name, before + 1)
      const { after = 0, times = Infinity } = fault
      return before >= after && before < after + times ? fault : undefined
    },
  }
}

/** Copies the faults with one operation's fault set, or removed if `fault` is undefined. */
export function withFault(faults: Faults, name: OperationName, fault: Fault | undefined): Faults {
  const { [name]: _before, ...others } = faults
  return fault === undefined ? others : { ...others, [name]: fault }
}
