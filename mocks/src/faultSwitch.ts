import type { OperationName } from '@trade-portal/supplier-api'
import type { FaultName, Faults } from './faults.ts'

/** The faults still in force; `take` uses one up. */
export function createFaultSwitch(initial: Faults) {
  let faults = initial
  let taken = new Map<OperationName, number>()
  return {
    set(next: Faults) {
      faults = next
      taken = new Map()
    },
    take(name: OperationName): FaultName | undefined {
      const fault = faults[name]
      if (fault === undefined || typeof fault === 'string') return fault
      const before = taken.get(name) ?? 0
      taken.set(name, before + 1)
      return before < fault.times ? fault.fault : undefined
    },
  }
}
