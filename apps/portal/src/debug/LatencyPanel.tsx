import { Select, Stack } from '@trade-portal/design-system'
import { useState } from 'react'
import { ActiveSettings, Panel, type SwitchPanelProps } from './Panel.tsx'

type Latency = SwitchPanelProps['state']['latency']['all']

const choices = [
  { label: 'None', latency: 0 },
  { label: '200 ms', latency: 200 },
  { label: '1 second', latency: 1_000 },
  { label: '3 seconds', latency: 3_000 },
  { label: '10 seconds', latency: 10_000 },
  { label: 'For ever', latency: 'forever' },
] as const satisfies readonly { label: string; latency: Latency }[]

const labelOf = (latency: Latency) =>
  choices.find((choice) => choice.latency === latency)?.label ?? `${String(latency)} ms`

/** Delays the answers of operations. */
export function LatencyPanel({ supplier, state: { latency } }: SwitchPanelProps) {
  const { operations } = supplier.choices
  const [operationName, setOperation] = useState('all')
  const operation = operations.find((name) => name === operationName) ?? 'all'
  const current = operation === 'all' ? latency.all : (latency.own[operation] ?? 0)
  const activeLatencies = [
    ...(latency.all === 0 ? [] : [{ name: 'all' as const, latency: latency.all }]),
    ...operations.flatMap((name) => {
      const own = latency.own[name]
      return own === undefined ? [] : [{ name, latency: own }]
    }),
  ]

  return (
    <Panel title="Latency">
      <Stack space="small">
        <Select
          label="Operation that is slow"
          options={[
            { value: 'all', label: 'All operations' },
            ...operations.map((name) => ({ value: name, label: name })),
          ]}
          value={operation}
          onChange={setOperation}
        />
        <Select
          label="Latency"
          options={choices.map(({ label }) => ({ value: label, label }))}
          value={labelOf(current)}
          onChange={(label) => {
            const chosen = choices.find((choice) => choice.label === label)
            if (chosen) supplier.setLatency(operation, chosen.latency)
          }}
        />
      </Stack>
      {activeLatencies.length > 0 && (
        <ActiveSettings
          entries={activeLatencies.map(({ name, latency }) => ({
            name: name === 'all' ? 'All operations' : name,
            text: labelOf(latency),
            onRemove: () => supplier.setLatency(name, 0),
          }))}
        />
      )}
    </Panel>
  )
}
