import { isFaulty, type FieldFrameProps } from './FieldProps.ts'
import * as styles from './FieldFrame.css.ts'

/** Splits the props of a React Aria field: `root` goes to the React Aria component, `frame` to the `FieldFrame` in it. */
export function fieldParts<Props extends FieldFrameProps>(props: Props) {
  const { label, hideLabel, description, errorMessage, ...rest } = props
  const frame: FieldFrameProps = { label, hideLabel, isRequired: props.isRequired, description, errorMessage }
  const added = {
    // Names the field in an ErrorSummary.
    'data-label': typeof label === 'string' ? label : undefined,
    isInvalid: isFaulty(errorMessage),
    validationBehavior: 'aria',
    className: styles.field,
  } as const
  return { root: { ...rest, ...added }, frame }
}
