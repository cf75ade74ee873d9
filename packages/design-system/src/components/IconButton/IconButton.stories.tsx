import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { icon: 'bin', label: 'Remove line', onPress: fn() } } satisfies Meta<
  typeof IconButton
>

export default meta

type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove line' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    // The tooltip appears wherever the mouse is on the button. Screen readers do not read the tooltip, because it would
    // only repeat the button's name.
    const button = canvas.getByRole('button', { name: 'Remove line' })
    await expect(button).not.toHaveAccessibleDescription()
    const { width } = button.getBoundingClientRect()
    await expect(canvas.getByTitle('Remove line').getBoundingClientRect().width).toBeGreaterThan(width - 4)
  },
}

export const Labelled: Story = {
  tags: ['rule'],
  args: { icon: 'print', label: 'Print', labelFrom: 'tablet', variant: 'secondary' },
  name: 'Where there is space, the label is beside the icon, and the button keeps its height',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Print')).toBeVisible()
    const { width, height } = canvas.getByRole('button', { name: 'Print' }).getBoundingClientRect()
    await expect(width).toBeGreaterThan(1.5 * height)
  },
}

export const LabelledOnAPhone: Story = {
  ...Labelled,
  globals: { viewport: { value: 'mobile1' } },
  name: 'A phone shows only the icon of a button whose label needs space',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Print')).not.toBeVisible()
    const { width, height } = canvas.getByRole('button', { name: 'Print' }).getBoundingClientRect()
    await expect(width).toBe(height)
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
