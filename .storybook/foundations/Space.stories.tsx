import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { useComputed } from './useComputed.ts'

const { none: _none, ...steps } = vars.space

function SpacePage() {
  const widths = useComputed('padding-left', steps)
  return (
    <DocsPage title="Space">
      <Text>
        All distances are multiples of one grid row. Only layout components set space: Stack and Inline between their
        children, Grid and Split between columns, Page at the sides, where it also sets the maximum width. No other
        component has a margin of its own.
      </Text>
      <Table
        label="Steps"
        columns={[
          { key: 'sample', header: 'Sample' },
          { key: 'name', header: 'Name' },
          { key: 'width', header: 'Now', align: 'end' },
        ]}
        rows={Object.entries(steps).map(([name, width]) => ({
          key: name,
          cells: { sample: <Bar width={width} />, name, width: widthOf(name, widths) },
        }))}
      />
    </DocsPage>
  )
}

const widthOf = (name: string, widths: Readonly<Record<string, string>>) => widths[name]

function Bar({ width }: { readonly width: string }) {
  return <span style={{ display: 'inline-block', width, height: '1rem', background: vars.color.primaryOutline }} />
}

const meta = { component: SpacePage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof SpacePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+px$/)).toHaveLength(6)
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
