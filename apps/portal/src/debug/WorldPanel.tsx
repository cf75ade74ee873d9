import { Select } from '@trade-portal/design-system'
import { Panel, type SwitchPanelProps } from './Panel.tsx'

/** Selects the world (data set) for the next sign-in. */
export function WorldPanel({ supplier, state }: SwitchPanelProps) {
  const { worlds } = supplier.choices
  return (
    <Panel title="World">
      <Select
        label="World of demo-admin and demo-sales"
        description="From the next sign-in on. Accounts such as demo-empty keep their own world."
        options={worlds.map((world) => ({ value: world, label: world }))}
        value={state.home}
        onChange={(chosen) => {
          const world = worlds.find((name) => name === chosen)
          if (world) supplier.setHome(world)
        }}
      />
    </Panel>
  )
}
