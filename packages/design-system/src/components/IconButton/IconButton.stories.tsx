import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { icon: 'bin', label: 'Remove line', onPress: fn() } } satisfies Meta<
  typeof IconButton
>
export default meta
type Story = StoryObj<typeof meta>

/** The tooltip appears wherever the mouse is on the button. Screen readers do not read it: it repeats the name. */
export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    const button = canvas.getByRole('button', { name: 'Remove line' })
    await expect(button).not.toHaveAccessibleDescription()
    await expect(canvas.getByTitle('Remove line').offsetWidth).toBeGreaterThan(button.offsetWidth - 4)
  },
}

/** Where there is space, the label is beside the icon. */
export const Labelled: Story = {
  args: { icon: 'print', label: 'Print', labelFrom: 'tablet', variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Print')).toBeVisible()
  },
}

export const LabelledOnAPhone: Story = {
  ...Labelled,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Print')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}

export const Others: Story = {
  render: (args) => (
    <Inline space="small">
      <IconButton {...args} variant="secondary" label="Secondary" />
      <IconButton {...args} isPending label="Pending" />
      <IconButton {...args} isDisabled label="Disabled" />
    </Inline>
  ),
}
