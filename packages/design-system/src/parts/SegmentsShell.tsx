import { useId } from 'react'
import { useLocale } from '../components/DesignSystemProvider/format.ts'
import type { ShellControlProps } from './FieldShell.tsx'
import { segmentsOf, type ShownSegment } from './segmentsOf.ts'
import * as styles from './segments.css.ts'

interface SegmentsShellProps {
  kind: 'date' | 'time'
  value: string
  isDisabled: boolean | undefined
  isInvalid: boolean
  control: ShellControlProps
}

/** The parts of a date or a time while the code that edits them is still to come. */
export function SegmentsShell({ kind, value, ...props }: SegmentsShellProps) {
  const { locale } = useLocale()
  return segmentsOf(kind, value, locale).map((segment) =>
    segment.name === undefined ? (
      <span key={segment.key} aria-hidden className={styles.segment} data-type="literal">
        {segment.text}
      </span>
    ) : (
      <Part key={segment.key} segment={segment} {...props} />
    ),
  )
}

interface PartProps extends Omit<SegmentsShellProps, 'kind' | 'value'> {
  segment: ShownSegment
}

function Part({ segment: { type, text, name, isBlank }, isDisabled, isInvalid, control }: PartProps) {
  const id = useId()
  return (
    <span
      role="spinbutton"
      id={id}
      aria-label={`${name}, `}
      aria-labelledby={`${id} ${control['aria-labelledby']}`}
      aria-describedby={control['aria-describedby']}
      aria-valuetext={isBlank ? 'Empty' : text}
      aria-invalid={isInvalid || undefined}
      aria-disabled={isDisabled || undefined}
      tabIndex={isDisabled ? undefined : 0}
      className={styles.segment}
      data-type={type}
      data-placeholder={isBlank || undefined}
      data-disabled={isDisabled || undefined}
    >
      {text}
    </span>
  )
}
