import { use, useId, useMemo, type ComponentProps, type Ref } from 'react'
import { Group, Input, InputContext, NumberField as AriaNumberField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { BriefNote } from '../../parts/BriefNote.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import { withinLimits, type NumberLimits } from './explainEntry.ts'
import * as styles from './NumberField.css.ts'
import { parseTyped } from './parseTyped.ts'
import { useEntryNote } from './useEntryNote.ts'

/** Its value is null while the field is empty. */
export interface NumberFieldProps extends FieldProps<number | null> {
  /** What the arrow keys add; typed numbers are rounded to it. */
  step?: number
  minValue?: number
  maxValue?: number
  /** Shown after the number, such as "m". */
  unit?: string
  /** Always shown, such as 2 for money. */
  decimals?: number
  /** `short` for a quantity at the end of a row. */
  width?: keyof typeof styles.width
  /** Called for each keystroke with the number as typed, before `onChange` rounds it and keeps it within its limits. */
  onType?: (value: number | null) => void
  /** Called for Enter, after `onChange`. */
  onEnter?: () => void
  /** The input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>
}

/** React Aria leaves the role of a spin button out, for VoiceOver's sake, and with it the number and its limits. */
const limitsOf = (value: number | null, unit: string | undefined, { minValue, maxValue }: NumberLimits) => ({
  // Without a number browsers take it to be 0.
  'aria-valuetext': value === null ? 'Empty' : unit === undefined ? `${value}` : `${value} ${unit}`,
  ...(value !== null && { 'aria-valuenow': value }),
  ...(minValue !== undefined && { 'aria-valuemin': minValue }),
  ...(maxValue !== undefined && { 'aria-valuemax': maxValue }),
})

/**
 * A number that may have decimals, such as a length. `onChange` is called when the field is left or Enter is pressed. What
 * is no number, or not within the limits, is put right, and why is said and shown below the field for a while.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  unit,
  decimals = 0,
  width = 'full',
  onType,
  onEnter,
  minValue,
  maxValue,
  ref,
  ...props
}: NumberFieldProps) {
  const { root, frame } = fieldParts(props)
  const limits = { step: props.step, minValue, maxValue }
  const entry = useEntryNote(limits)
  const noteId = useId()
  const formatOptions = useMemo(() => ({ minimumFractionDigits: decimals, maximumFractionDigits: 3 }), [decimals])
  return (
    // React Aria does not get the least number: it would drop the sign of -2 as it is typed, which makes it 2.
    <AriaNumberField
      {...root}
      className={classes(root.className, styles.width[width])}
      value={value ?? Number.NaN}
      onChange={(number) => {
        if (!entry.isWrong()) onChange(Number.isFinite(number) ? withinLimits(number, limits) : null)
      }}
      onBlur={() => {
        onBlur?.()
        entry.onFinished()
      }}
      formatOptions={formatOptions}
      // Somebody who scrolls the page over it does not mean to change it.
      isWheelDisabled
    >
      <FieldFrame {...frame} label={unit === undefined ? props.label : `${props.label} (${unit})`}>
        <div className={styles.place}>
          <Group role="presentation" className={field.box}>
            <DescribedInput
              {...(ref && { ref })}
              role="spinbutton"
              {...limitsOf(value, unit, limits)}
              noteId={entry.note === '' ? '' : noteId}
              // Phones show digits alone only where no sign is needed.
              {...(minValue !== undefined && minValue >= 0 && { inputMode: props.step === 1 ? 'numeric' : 'decimal' })}
              {...(onEnter && { enterKeyHint: 'next' })}
              className={field.input}
              onFocus={({ target }) => {
                entry.onEntered()
                target.select()
              }}
              onInput={({ currentTarget }) => {
                entry.onTyped(currentTarget.value)
                onType?.(parseTyped(currentTarget.value))
              }}
              onPasteCapture={entry.onPasteCapture}
              onKeyDown={(event) => {
                entry.onKey(event)
                if (event.key !== 'Enter') return
                const isTaken = !entry.isWrong()
                entry.onFinished()
                if (isTaken) {
                  // Otherwise the browser presses a button that gets the focus now.
                  if (onEnter) event.preventDefault()
                  return onEnter?.()
                }
                // The number of before is back, and arrow keys step from it.
                entry.onEntered()
                onType?.(value)
                event.currentTarget.select()
              }}
            />
            {unit !== undefined && (
              <span aria-hidden className={styles.unit}>
                {unit}
              </span>
            )}
          </Group>
          <BriefNote id={noteId} side={width === 'short' ? 'end' : 'start'}>
            {entry.note}
          </BriefNote>
        </div>
      </FieldFrame>
    </AriaNumberField>
  )
}

/** The input, described by a note too, if there is one, and not in place of the hint and the error of its field. */
function DescribedInput({ noteId, ...props }: ComponentProps<typeof Input> & { noteId: string }) {
  const context = use(InputContext)
  const ofField = context && 'aria-describedby' in context ? context['aria-describedby'] : undefined
  const ids = [ofField, noteId].filter((id) => id !== undefined && id !== '')
  return <Input {...props} {...(ids.length > 0 && { 'aria-describedby': ids.join(' ') })} />
}
