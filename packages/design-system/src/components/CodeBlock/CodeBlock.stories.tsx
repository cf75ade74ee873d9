import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBlock } from './CodeBlock.tsx'

const meta = {
  component: CodeBlock,
  args: { children: JSON.stringify({ StateList: [{ stateID: 'NSW', stateName: 'New South Wales' }] }, null, 2) },
} satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}

export const LongLineOnAPhone: Story = {
  args: { children: `"${'0123456789'.repeat(30)}"` },
  globals: { viewport: { value: 'mobile1' } },
}
