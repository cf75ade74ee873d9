import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, Faults, LimitedFault } from './faultTable.ts'

/** The active faults, and how many calls each has counted. */
export function createFaultSwitch(initial: Faults) {
  let faults = initial
  const counts = new Map<OperationName, number>()
  return {
    /** Replaces all faults and restarts every count. */
    set(next: Faults) {
      faults = next
      counts.clear()
    },
    /** Sets or removes one fault; the counts of the others continue. */
    setOne(name: OperationName, fault: Fault | undefined) {
      faults = withFault(faults, name, fault)
      counts.delete(name)
    },
    /** Counts a call; returns the fault that affects it, if any. */
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

/** A copy of the faults in which one operation's fault is set, or removed with undefined. */
export function withFault(faults: Faults, name: OperationName, fault: Fault | undefined): Faults {
  const { [name]: _before, ...others } = faults
  return fault === undefined ? others : { ...others, [name]: fault }
}
