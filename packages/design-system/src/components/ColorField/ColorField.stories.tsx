import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { ColorField } from './ColorField.tsx'

const meta = {
  component: ColorField,
  args: { label: 'Masthead', value: '#14293d', fallback: '#000000', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: typeof value) => {
      setValue(next)
      args.onChange(next)
    }
    return <ColorField {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof ColorField>

export default meta

type Story = StoryObj<typeof meta>

/** The picker follows every colour that CSS accepts. */
export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Masthead' })
    for (const notation of ['rebeccapurple', 'hsl(270 50% 40%)', 'rgb(102, 51, 153)', 'color(srgb 0.4 0.2 0.6)']) {
      await userEvent.clear(text)
      await userEvent.type(text, notation)
      await expect(args.onChange).toHaveBeenLastCalledWith(notation)
      await expect(canvas.getByLabelText('Masthead, picker')).toHaveValue('#663399')
    }
  },
}

export const Picked: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Masthead, picker'), { target: { value: '#aa0000' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('#aa0000')
    await expect(canvas.getByRole('textbox')).toHaveValue('#aa0000')
  },
}

/** Text that is not a colour stays as it was written. */
export const Invalid: Story = {
  args: { value: 'inherit', errorMessage: 'This is not a colour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This is not a colour.')
    await expect(canvas.getByRole('textbox')).toHaveValue('inherit')
    await expect(canvas.getByLabelText('Masthead, picker')).toHaveValue('#000000')
  },
}

export const Described: Story = { args: { description: 'The bar at the top of every page' } }

export const Disabled: Story = { args: { isDisabled: true } }
