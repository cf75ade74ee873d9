import { Select, TextField } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useWatch } from 'react-hook-form'
import { fieldOf } from '../../foundation/forms/Form.tsx'
import type { ListChoice } from './listChoiceSchema.ts'
import { newList } from './transferLines.ts'

const Field = fieldOf<ListChoice>()

/** One of the lists, or a new list and its name. */
export function ListChoiceFields({ lists }: { readonly lists: readonly CustomList[] }) {
  const to = useWatch<ListChoice, 'to'>({ name: 'to' })
  return (
    <>
      <Field
        name="to"
        as={Select}
        label="List"
        isRequired
        options={[
          ...lists.map(({ cartId, name }) => ({ value: cartId, label: name })),
          { value: newList, label: 'A new list' },
        ]}
      />
      {to === newList && <Field name="name" as={TextField} label="List name" isRequired />}
    </>
  )
}
