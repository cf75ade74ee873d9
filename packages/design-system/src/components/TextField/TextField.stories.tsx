import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'Job name', value: '', onChange: fn() },
  render: controlled(TextField),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Deck')
    await expect(canvas.getByRole('textbox', { name: 'Job name' })).toHaveValue('Deck')
    await expect(args.onChange).toHaveBeenLastCalledWith('Deck')
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <TextField {...args} label="Filled" value="Deck at the back" />
      <TextField {...args} label="Hidden label" hideLabel />
      <TextField {...args} label="Described" description="As it stands on your account" isRequired />
      <TextField {...args} label="Invalid" errorMessage="Required" />
      <TextField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
}

/**
 * While the field is empty, a button offers a likely value. Pressing the button with the keyboard fills in the value and
 * focuses the field.
 */
export const Suggestion: Story = {
  args: { suggestion: 'Sam Hargreaves' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Job name' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Sam Hargreaves')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.clear(input)
    await expect(canvas.getByRole('button', { name: /^Use Sam Hargreaves, / })).toBeVisible()
  },
}

export const LongSuggestion: Story = {
  args: { suggestion: 'Bartholomew Featherstonehaugh-Cholmondeley of Hargreaves Building Company' },
  globals: { viewport: { value: 'mobile1' } },
}
