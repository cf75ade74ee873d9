import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import type { FormControlProps } from '../../parts/FieldProps.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ColorField } from '../ColorField/ColorField.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { focusFirstInvalid } from './focusFirstInvalid.ts'

interface FieldOptions<Value> {
  label: string
  value: Value
  /** The element that takes the focus. */
  control: (canvas: Canvas) => HTMLElement | undefined
}

type Canvas = ReturnType<typeof within>

const onChange = fn()

/** Binds any kind of field with the same props, as a form library does. */
function field<Value>(Control: ComponentType<FormControlProps<Value>>, options: FieldOptions<Value>) {
  const { label, value, control } = options
  return {
    label,
    control,
    render: (errorMessage: string | undefined) => (
      <Control key={label} name={label} label={label} value={value} onChange={onChange} errorMessage={errorMessage} />
    ),
  }
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const box = (name: string) => (canvas: Canvas) => canvas.getByRole('textbox', { name })

/** In the order of the page. */
const fields = [
  field(TextField, { label: 'Text', value: '', control: (canvas) => canvas.getByRole('textbox', { name: 'Text' }) }),
  field((props) => <RadioGroup {...props} options={options} />, {
    label: 'No choice',
    value: '',
    control: (canvas) => within(canvas.getByRole('radiogroup', { name: 'No choice' })).getByLabelText('First'),
  }),
  field((props) => <RadioGroup {...props} options={options} />, {
    label: 'Wrong choice',
    value: 'b',
    control: (canvas) => within(canvas.getByRole('radiogroup', { name: 'Wrong choice' })).getByLabelText('Second'),
  }),
  field((props) => <Select {...props} options={options} />, {
    label: 'List',
    value: '',
    control: (canvas) => canvas.getByRole('combobox', { name: 'List' }),
  }),
  field(DateField, { label: 'Date', value: '', control: box('Date') }),
  field(TimeField, { label: 'Time', value: '', control: box('Time') }),
  field(MoneyField, { label: 'Money', value: '', control: box('Money (AUD)') }),
  field(NumberField, { label: 'Number', value: null, control: (canvas) => canvas.getByLabelText('Number') }),
  field((props) => <PasswordField {...props} autoComplete="new-password" />, {
    label: 'Password',
    value: '',
    control: (canvas) => canvas.getByLabelText('Password'),
  }),
  field(TextArea, { label: 'Lines', value: '', control: (canvas) => canvas.getByLabelText('Lines') }),
  field((props) => <ColorField {...props} fallback="#000000" />, {
    label: 'Colour',
    value: 'inherit',
    control: (canvas) => canvas.getByRole('textbox', { name: 'Colour' }),
  }),
  field(SearchField, { label: 'Search', value: '', control: (canvas) => canvas.getByRole('searchbox') }),
  field(Checkbox, { label: 'Terms', value: false, control: (canvas) => canvas.getByRole('checkbox') }),
  field(Switch, { label: 'Switch', value: false, control: (canvas) => canvas.getByRole('switch') }),
]

/** All fields are invalid; each press on the button makes the next one valid. */
function Form() {
  const [valid, setValid] = useState(0)
  return (
    <Stack space="medium">
      <TextField label="Disabled" value="" onChange={onChange} isDisabled errorMessage="Required" />
      {fields.map(({ render }, index) => render(index < valid ? undefined : 'Required'))}
      <Button onPress={() => setValid(valid + 1)}>Correct</Button>
    </Stack>
  )
}

const meta = { component: Form } satisfies Meta<typeof Form>

export default meta

/**
 * Each kind of field is found, in the order of the page. The focus moves to the element that people expect; that element is
 * marked as invalid, and the error describes it.
 */
export const EveryKind: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const { control } of fields) {
      await expect(focusFirstInvalid(canvasElement)).toBe(true)
      const focused = control(canvas)
      await expect(focused).toHaveFocus()
      // Screen readers read the error with the element that is marked as invalid. For radio buttons, that is their group.
      const invalid = focused?.closest('[role=radiogroup]') ?? focused
      await expect(invalid).toHaveAttribute('aria-invalid', 'true')
      await expect(invalid).toHaveAccessibleDescription(expect.stringContaining('Required'))
      await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
    }
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(1))
    await expect(focusFirstInvalid(canvasElement)).toBe(false)
  },
}
