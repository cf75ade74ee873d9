import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { focusFirstInvalid } from '../FormControl/focusFirstInvalid.ts'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const texts = ['Job name', 'Address', 'Suburb', 'Contact name', 'Contact phone']
const states = [{ value: 'NSW', label: 'New South Wales' }]

interface FormProps {
  /** Number of text fields in the form. */
  length: number
}

/** A form. All its fields except the checkbox are required. */
function Form({ length }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [failedSubmits, setFailedSubmits] = useState(0)
  const [values, setValues] = useState<Record<string, string>>({})
  useEffect(() => {
    if (failedSubmits > 0 && form.current) focusFirstInvalid(form.current)
  }, [failedSubmits])
  const bind = (label: string) => ({
    label,
    value: values[label] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [label]: value })),
    errorMessage: failedSubmits > 0 && (values[label] ?? '') === '' ? 'Required' : undefined,
  })
  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack space="medium">
        <ErrorSummary form={form} failedSubmits={failedSubmits} />
        {texts.slice(0, length).map((label) => (
          <TextField key={label} {...bind(label)} />
        ))}
        {length > 3 && <Select {...bind('State')} options={states} />}
        {length > 3 && <DateField {...bind('Required date')} />}
        <Checkbox label="Onsite contact" value={false} onChange={() => undefined} />
        <Button onPress={() => setFailedSubmits(failedSubmits + 1)}>Confirm Order</Button>
      </Stack>
    </form>
  )
}

const meta = {
  component: ErrorSummary,
  args: { form: { current: null }, failedSubmits: 0 },
  beforeEach: () => holdClock(),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The summary counts the invalid fields and lists them in the order of the page. Each entry is a link that moves the focus
 * to its field, whatever kind of field that is.
 */
export const LongForm: Story = {
  render: () => <Form length={5} />,
  play: async ({ canvas, userEvent, step }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm Order' })
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.click(confirm)

    await step('the first invalid field has the focus; links open every invalid field', async () => {
      await canvas.findByRole('heading', { name: '7 things need attention' })
      await passTimeUntil(() => expect(announcements()).toEqual(['7 things need attention']))
      const links = canvas.getAllByRole('link').map((link) => link.textContent)
      await expect(links).toEqual([...texts, 'State', 'Required date'])
      await expect(canvas.getByRole('textbox', { name: 'Job name' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('link', { name: 'State' }))
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('link', { name: 'Required date' }))
      await expect(canvas.getByRole('textbox', { name: 'Required date' })).toHaveFocus()
    })

    await step('the count decreases as errors are corrected, and is announced when sending fails again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Job name' }))
      await userEvent.keyboard('Typed')
      await canvas.findByRole('heading', { name: '6 things need attention' })
      await userEvent.click(confirm)
      await passTimeUntil(() => expect(announcements()).toEqual(['7 things need attention', '6 things need attention']))
    })
  },
}

/** After a press at the end of the form, both the list and the first field are in view. */
export const OnAPhone: Story = {
  render: () => <Form length={5} />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    const list = await canvas.findByRole('region', { name: '7 things need attention' })
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(canvas.getByRole('textbox', { name: 'Job name' })).toHaveFocus()
  },
}

/** A form with three fields needs no list, because users see all its fields at once. */
export const ShortForm: Story = {
  render: () => <Form length={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Job name' })).toHaveFocus())
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
