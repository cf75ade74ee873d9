import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import { Icon } from '../icons/Icon.tsx'
import type { FieldFrameProps } from './fieldParts.ts'
import * as styles from './FieldFrame.css.ts'

/** Label, control, hint and error in reading order. React Aria links them for screen readers. */
export function FieldFrame({ children, ...frame }: FieldFrameProps & { children: ReactNode }) {
  const { label, hideLabel, isRequired } = frame
  return (
    <>
      <Label className={classes(styles.label, hideLabel && visuallyHidden)}>
        {label}
        {isRequired && (
          <span aria-hidden className={styles.marker}>
            *
          </span>
        )}
      </Label>
      {children}
      <FieldHelp {...frame} />
    </>
  )
}

/** The hint and the error, for a field that shows its label itself. */
export function FieldHelp({ description, errorMessage }: FieldFrameProps) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <Icon name="error" size="small" />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  )
}
