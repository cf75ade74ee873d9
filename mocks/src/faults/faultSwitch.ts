import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, FaultName, Faults } from './faultTable.ts'

/** The faults in force, and how many calls each has seen; `take` counts one. */
export function createFaultSwitch(initial: Faults) {
  let faults = initial
  const seen = new Map<OperationName, number>()
  return {
    /** In place of all that were in force before; every count begins anew. */
    set(next: Faults) {
      faults = next
      seen.clear()
    },
    /** One fault, or none where there was one; the others go on counting. */
    setOne(name: OperationName, fault: Fault | undefined) {
      faults = withFault(faults, name, fault)
      seen.delete(name)
    },
    take(name: OperationName): FaultName | undefined {
      const fault = faults[name]
      if (fault === undefined || typeof fault === 'string') return fault
      const before = seen.get(name) ?? 0
      seen.set(name, before + 1)
      const { after = 0, times = Infinity } = fault
      return before >= after && before < after + times ? fault.fault : undefined
    },
  }
}

/** Faults with another one for an operation, or with none. */
export function withFault(faults: Faults, name: OperationName, fault: Fault | undefined): Faults {
  const { [name]: _before, ...others } = faults
  return fault === undefined ? others : { ...others, [name]: fault }
}
