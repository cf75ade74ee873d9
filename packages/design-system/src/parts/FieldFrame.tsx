import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import type { FieldFrameProps } from './FieldProps.ts'
import { ErrorText } from './ErrorText.tsx'
import { LabelText } from './LabelText.tsx'
import * as styles from './FieldFrame.css.ts'

/** Label, control, hint and error of a React Aria field in reading order. React Aria links them for screen readers. */
export function FieldFrame({ children, ...frame }: FieldFrameProps & { children: ReactNode }) {
  return (
    <>
      <Label className={classes(styles.label, frame.hideLabel && visuallyHidden)}>
        <LabelText {...frame} />
      </Label>
      {children}
      {frame.description !== undefined && (
        <Text slot="description" className={styles.description}>
          {frame.description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <ErrorText>{frame.errorMessage}</ErrorText>
      </FieldError>
    </>
  )
}
