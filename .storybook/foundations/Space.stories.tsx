import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { Facts } from './Facts.tsx'
import { useComputed } from './useComputed.ts'

const { none: _none, ...steps } = vars.space
const { smallText: _smallText, ...heights } = vars.control
function SpacePage() {
  const widths: Readonly<Record<string, string>> = useComputed('padding-left', steps)
  const rows: Readonly<Record<string, string>> = useComputed('height', vars.row)
  const controls: Readonly<Record<string, string>> = useComputed('height', heights)
  return (
    <DocsPage title="Space">
      <Text>
        All distances are multiples of one grid row. Only layout components set space: Stack and Inline between their
        children, Grid and Split between columns, Page at the sides, where it also sets the maximum width. No other
        component has a margin of its own.
      </Text>
      <Facts
        label="Steps"
        headers={{ sample: 'Sample', name: 'Name', width: 'Now' }}
        figures={['width']}
        rows={Object.entries(steps).map(([name, width]) => ({
          sample: (
            <span style={{ display: 'inline-block', width, height: '1rem', background: vars.color.primaryOutline }} />
          ),
          name,
          width: widths[name],
        }))}
      />
      <Text>
        Components use the heights named standard, which depend on the density: higher for fingers, lower where a
        pointer is precise.
      </Text>
      <Facts
        label="Heights"
        headers={{ name: 'Height', height: 'Now' }}
        figures={['height']}
        rows={[
          ...Object.entries(rows).map(([name, height]) => ({ name: `row.${name}`, height })),
          ...Object.entries(controls).map(([name, height]) => ({ name: `control.${name}`, height })),
        ]}
      />
    </DocsPage>
  )
}

const meta = { component: SpacePage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof SpacePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+px$/)).toHaveLength(14)
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
