import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Delivery instructions', value: '', onChange: fn() },
  render: controlled(TextArea),
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Beware of the dog')
    await expect(args.onChange).toHaveBeenLastCalledWith('Beware of the dog')
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <TextArea {...args} label="Described" description="As it stands on your account" isRequired />
      <TextArea {...args} label="Invalid" errorMessage="Required" />
      <TextArea {...args} label="Disabled" isDisabled />
    </Stack>
  ),
}
