import { useId } from 'react'
import { useLocale } from '../components/DesignSystemProvider/format.ts'
import type { GroupControl } from './GroupField.tsx'
import { segmentsOf, type ShownSegment } from './segmentsOf.ts'
import * as styles from './segments.css.ts'

interface SegmentsShellProps {
  kind: 'date' | 'time'
  value: string
  control: GroupControl
}

/** The parts of a date or a time while the code that edits them is still to come. */
export function SegmentsShell({ kind, value, control }: SegmentsShellProps) {
  const { locale } = useLocale()
  return segmentsOf(kind, value, locale).map((segment) =>
    segment.name === undefined ? (
      <span key={segment.key} aria-hidden className={styles.segment} data-type="literal">
        {segment.text}
      </span>
    ) : (
      <Part key={segment.key} segment={segment} control={control} />
    ),
  )
}

interface PartProps {
  segment: ShownSegment
  control: GroupControl
}

function Part({ segment: { type, text, name, isBlank }, control }: PartProps) {
  const id = useId()
  return (
    <span
      role="spinbutton"
      id={id}
      aria-label={`${name}, `}
      aria-labelledby={`${id} ${control['aria-labelledby']}`}
      aria-describedby={control['aria-describedby']}
      aria-valuetext={isBlank ? 'Empty' : text}
      aria-invalid={control['aria-invalid']}
      aria-disabled={control.disabled}
      tabIndex={control.disabled ? undefined : 0}
      className={styles.segment}
      data-type={type}
      data-placeholder={isBlank || undefined}
      data-disabled={control.disabled || undefined}
    >
      {text}
    </span>
  )
}
