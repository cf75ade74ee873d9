import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { ColorField } from './ColorField.tsx'

const meta = {
  component: ColorField,
  args: { label: 'Masthead', value: '#14293d', fallback: '#000000', onChange: fn() },
  render: controlled(ColorField),
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

/** The picker shows the typed colour, in every notation that CSS accepts. */
export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Masthead' })
    const picker = canvas.getByLabelText('Masthead, picker')
    for (const notation of ['rebeccapurple', 'color(srgb 0.4 0.2 0.6)']) {
      await userEvent.clear(text)
      await userEvent.click(text)
      await userEvent.paste(notation)
      await expect(args.onChange).toHaveBeenLastCalledWith(notation)
      await expect(picker).toHaveValue('#663399')
    }
    await fireEvent.input(picker, { target: { value: '#aa0000' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('#aa0000')
    await expect(text).toHaveValue('#aa0000')
  },
}

/** Text that is not a colour stays as it was written. */
export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <ColorField {...args} label="Invalid" value="inherit" errorMessage="This is not a colour." />
      <ColorField {...args} label="Described" description="The bar at the top of every page" />
      <ColorField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Invalid' })).toHaveValue('inherit')
    await expect(canvas.getByLabelText('Invalid, picker')).toHaveValue('#000000')
  },
}
