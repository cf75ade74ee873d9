import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Remember me', value: false, onChange: fn() },
  render: controlled(Checkbox),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** An unticked box hides the tick itself: forced colours would replace a transparent colour and show it. */
export const Off: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const tick = canvasElement.querySelector('svg')
    await expect(tick).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await expect(tick).toBeVisible()
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <Checkbox {...args} label="On" value />
      <Checkbox {...args} label="Indeterminate" isIndeterminate />
      <Checkbox {...args} label="Invalid" errorMessage="Please accept the terms" />
      <Checkbox {...args} label="Disabled" value isDisabled />
      <Checkbox {...args} label="Hidden label" hideLabel />
    </Stack>
  ),
}
