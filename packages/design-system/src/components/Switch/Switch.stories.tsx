import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Enable user account', value: false, onChange: fn() },
  render: controlled(Switch),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('switch', { name: 'Enable user account' })).toBeChecked()
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <Switch {...args} label="On" value />
      <Switch {...args} label="Described" description="Without this the user cannot sign in" />
      <Switch {...args} label="Invalid" errorMessage="The last administrator cannot be switched off" />
      <Switch {...args} label="Hidden label" hideLabel />
      <Switch {...args} label="Disabled" value isDisabled />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Disabled'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
