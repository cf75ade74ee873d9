import type { Ref } from 'react'
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components'
import { Icon } from '../../icons/Icon.tsx'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  placeholder?: string
  /** Characters. */
  maxLength?: number
  onFocus?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** Text to look for, with a button to clear it. Its label is hidden unless `hideLabel` is false. */
export function SearchField({
  label,
  description,
  errorMessage,
  hideLabel = true,
  inputRef,
  placeholder = '',
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} isInvalid={isInvalid(errorMessage)} validationBehavior="aria" className={field.field}>
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group className={field.box}>
          <span className={styles.glass}>
            <Icon name="search" />
          </span>
          <Input ref={inputRef} placeholder={placeholder} className={field.input} />
          <Button aria-label="Clear search" className={`${field.innerButton} ${styles.clear}`}>
            <Icon name="close" size="small" />
          </Button>
        </Group>
      </FieldFrame>
    </AriaSearchField>
  )
}
