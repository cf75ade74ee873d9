import { memo } from 'react'
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends FieldProps<string> {
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  placeholder?: string
  /** Characters. */
  maxLength?: number
  onFocus?: () => void
}

/**
 * Text to search for, with a button to clear it. Its label is hidden unless `hideLabel` is false. Memoised: what it finds
 * does not render it.
 */
export const SearchField = memo(function SearchField({
  placeholder = '',
  hideLabel = true,
  ...props
}: SearchFieldProps) {
  const { root, frame } = fieldParts({ ...props, hideLabel })
  return (
    <AriaSearchField {...root} className={classes(root.className, styles.root)}>
      <FieldFrame {...frame}>
        <Group role="presentation" className={field.box}>
          <span className={styles.glass}>
            <Icon name="search" />
          </span>
          <Input placeholder={placeholder} className={field.input} />
          <Button aria-label="Clear search" className={`${field.innerButton} ${styles.clear}`}>
            <Icon name="close" size="small" />
          </Button>
        </Group>
      </FieldFrame>
    </AriaSearchField>
  )
})
