import { Button, NumberField, Select, Stack } from '@trade-portal/design-system'
import { useState } from 'react'
import { ActiveSettings, Panel, type SwitchPanelProps } from './Panel.tsx'
import type { SupplierControls } from './SimulatedSupplier.ts'

/** Sets which operations fail, and how. */
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
    const isLimited = Object.keys(limits).length > 0
    supplier.setFault(operation, isLimited ? { fault: fault.name, ...limits } : fault.name)
  }
  const activeFaults = operations.flatMap((name) => {
    const set = state.faults[name]
    return set === undefined ? [] : [{ name, text: faultText(set), onRemove: () => supplier.setFault(name, null) }]
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
        <NumberField label="Successful answers before" value={after} onChange={setAfter} step={1} minValue={0} />
        <NumberField
          label="Number of failures"
          description="Leave blank for all later calls."
          value={times}
          onChange={setTimes}
          step={1}
          minValue={1}
        />
        <Button variant="secondary" width="full" onPress={set}>
          Set the fault
        </Button>
      </Stack>
      {activeFaults.length > 0 && <ActiveSettings entries={activeFaults} />}
    </Panel>
  )
}

type Fault = NonNullable<Parameters<SupplierControls['setFault']>[1]>

function faultText(setting: Fault): string {
  const { fault, after = 0, times = Infinity } = typeof setting === 'string' ? { fault: setting } : setting
  return [
    fault,
    ...(after > 0 ? [`after ${after} successful ${after === 1 ? 'answer' : 'answers'}`] : []),
    ...(times === Infinity ? [] : [times === 1 ? 'once' : `${times} times`]),
  ].join(', ')
}
