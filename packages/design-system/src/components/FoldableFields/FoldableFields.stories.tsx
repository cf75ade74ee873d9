import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FoldableFields } from './FoldableFields.tsx'

const ignored = () => undefined

/** Two parts of a form; the second is folded until Change is pressed. */
function Form({ facts }: { readonly facts: readonly string[] }) {
  const [isFolded, setFolded] = useState(true)
  return (
    <Stack space="medium">
      <TextField label="Job name" value="Deck" onChange={ignored} />
      <Grid minColumn="field" space="medium">
        <FoldableFields label="contact" facts={facts} isFolded={isFolded} onEnter={() => setFolded(false)}>
          <TextField label="Contact name" value={facts[0] ?? ''} onChange={ignored} />
          <TextField label="Contact phone" value={facts[1] ?? ''} onChange={ignored} />
        </FoldableFields>
        <TextField label="Required time" value="8:00 am" onChange={ignored} />
      </Grid>
    </Stack>
  )
}

const meta = {
  component: Form,
  args: { facts: ['Sam Hargreaves', '02 9555 0101', 'office@hargreaves.example'] },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('02 9555 0101 · office@hargreaves.example')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Contact name' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Change contact' }))
    await expect(canvas.getByRole('group', { name: 'contact' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Contact name' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change contact' })).toBeNull()
  },
}

export const OnATablet: Story = { ...OnAPhone, globals: { viewport: { value: 'tablet' } } }

export const Wide: Story = {
  name: 'A wide screen shows the fields in the columns of the form',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change contact' })).toBeNull()
    const tops = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top)
    await expect(new Set(tops.slice(1)).size).toBe(1)
  },
}

export const LongOnAPhone: Story = {
  args: { facts: ['A-name-that-nobody-has-broken-into-words-'.repeat(3), 'Leave the goods at the gate. '.repeat(6)] },
  globals: { viewport: { value: 'mobile1' } },
}
