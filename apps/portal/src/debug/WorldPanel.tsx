import { Select } from '@trade-portal/design-system'
import { Panel, type SwitchPanelProps } from './Panel.tsx'

/** Where the next sign-in leads. */
export function WorldPanel({ supplier, state }: SwitchPanelProps) {
  const { worlds } = supplier.choices
  return (
    <Panel title="World">
      <Select
        label="demo-admin and demo-sales lead into"
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
