import { Button, NumberField, Select, Stack } from '@trade-portal/design-system'
import { useState } from 'react'
import { faultText } from './faultText.ts'
import { InForce } from './InForce.tsx'
import { Panel, type SwitchPanelProps } from './Panel.tsx'

/** Lets an operation go wrong. */
export function FaultPanel({ supplier, state }: SwitchPanelProps) {
  const { operations, faults } = supplier.choices
  const [operationName, setOperation] = useState<string>('getCartContents')
  const [faultName, setFault] = useState<string>('server-error')
  const [after, setAfter] = useState<number | null>(null)
  const [times, setTimes] = useState<number | null>(null)
  const operation = operations.find((name) => name === operationName)
  const fault = faults.find(({ name }) => name === faultName)

  const set = () => {
    if (!operation || !fault) return
    const limits = { ...(after !== null && { after }), ...(times !== null && { times }) }
    supplier.setFault(operation, { fault: fault.name, ...limits })
  }
  const inForce = operations.flatMap((name) => {
    const set = state.faults[name]
    return set === undefined ? [] : [{ name, says: faultText(set), onLift: () => supplier.setFault(name, null) }]
  })

  return (
    <Panel title="Faults">
      <Stack space="small">
        <Select
          label="Operation that fails"
          options={operations.map((name) => ({ value: name, label: name }))}
          value={operationName}
          onChange={setOperation}
        />
        <Select
          label="Fault"
          description={fault?.about}
          options={faults.map(({ name }) => ({ value: name, label: name }))}
          value={faultName}
          onChange={setFault}
        />
        <NumberField label="After so many good answers" value={after} onChange={setAfter} step={1} minValue={0} />
        <NumberField
          label="So many times"
          description="For good where it is blank."
          value={times}
          onChange={setTimes}
          step={1}
          minValue={1}
        />
        <Button variant="secondary" width="full" onPress={set}>
          Set the fault
        </Button>
      </Stack>
      {inForce.length > 0 && <InForce entries={inForce} />}
    </Panel>
  )
}
