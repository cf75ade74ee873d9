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

type Canvas = ReturnType<typeof within>
const onChange = fn()

/** Binds any kind of field with the same props, as a form library does. */
function field<Value>(
  Control: ComponentType<FormControlProps<Value>>,
  label: string,
  value: NoInfer<Value>,
  /** The element that takes the focus. */
  control = (canvas: Canvas) => canvas.getByLabelText(label, { selector: 'input, select, textarea' }),
) {
  const render = (errorMessage: string | undefined) => (
    <Control key={label} name={label} label={label} value={value} onChange={onChange} errorMessage={errorMessage} />
  )
  return { control, render }
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const Radios = (props: FormControlProps<string>) => <RadioGroup {...props} options={options} />
const radio = (group: string, name: string) => (canvas: Canvas) =>
  within(canvas.getByRole('radiogroup', { name: group })).getByLabelText(name)

/** In the order of the page. */
const fields = [
  field(TextField, 'Text', ''),
  field(Radios, 'No choice', '', radio('No choice', 'First')),
  field(Radios, 'Wrong choice', 'b', radio('Wrong choice', 'Second')),
  field((props: FormControlProps<string>) => <Select {...props} options={options} />, 'List', ''),
  field(DateField, 'Date', ''),
  field(TimeField, 'Time', ''),
  field(MoneyField, 'Money', '', (canvas) => canvas.getByLabelText('Money (AUD)')),
  field(NumberField, 'Number', null),
  field((props: FormControlProps<string>) => <PasswordField {...props} autoComplete="new-password" />, 'Password', ''),
  field(TextArea, 'Lines', ''),
  field((props: FormControlProps<string>) => <ColorField {...props} fallback="#000000" />, 'Colour', 'inherit'),
  field(SearchField, 'Search', ''),
  field(Checkbox, 'Terms', false),
  field(Switch, 'Switch', false),
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
