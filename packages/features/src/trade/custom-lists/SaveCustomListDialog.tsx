import { Banner, Stack, Text, TextField } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { createDraft } from '../../foundation/forms/drafts.ts'
import { fieldOf } from '../../foundation/forms/Form.tsx'
import { FormDialog } from '../../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../../foundation/forms/usePortalForm.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { routes } from '../../routes.ts'
import { findListNamed, findOwnListNamed } from './listNames.ts'
import { useCustomLists, useSaveCustomList } from './queries.ts'
import type { SaveListValues } from './saveListSchema.ts'

interface SaveCustomListDialogProps {
  readonly cartId: string
  readonly onClose: () => void
}

/** Keeps the typed name if the session expires while the list is being saved. */
const draft = createDraft<SaveListValues>('The name of your list')
const blank: SaveListValues = { name: '' }
const fieldsByWireName = new Map<string, keyof SaveListValues>([['customList', 'name']])
const loadRules = () => import('./saveListSchema.ts')

export function SaveCustomListDialog({ cartId, onClose }: SaveCustomListDialogProps) {
  const session = useSession()
  const save = useSaveCustomList()
  const navigate = useNavigate()
  const { data: lists = [] } = useCustomLists()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ saveListRules }) => saveListRules,
    draft,
    fieldsByWireName,
    send: async ({ name }: SaveListValues) => {
      await save.run({ cartId, name })
    },
    onEnd: () => {
      onClose()
      void navigate(routes.customLists.href())
    },
  })
  const discard = () => {
    draft.remove(session)
    onClose()
  }
  return (
    <FormDialog
      title="Save Custom List"
      form={form}
      onClose={discard}
      submitLabel={({ name }) => (findOwnListNamed(lists, name) ? 'Replace list' : 'Save list')}
      pendingLabel="Saving…"
    >
      <SaveListFields />
    </FormDialog>
  )
}

const Field = fieldOf<SaveListValues>()

function SaveListFields() {
  const { data: lists } = useCustomLists()
  const name = useWatch<SaveListValues, 'name'>({ name: 'name' })
  const same = lists && findListNamed(lists, name)
  return (
    <Stack space="medium">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was opened to fill it in */}
      <Field name="name" as={TextField} label="List name" isRequired autoFocus />
      {same && <SameName list={same} />}
      {/* Saving does not wait for the existing names, because the supplier may never answer. */}
      {!lists && (
        <Text size="small" tone="subdued">
          A list of yours that already has this name is replaced.
        </Text>
      )}
    </Stack>
  )
}

function SameName({ list: { name, isGeneric, lines } }: { readonly list: CustomList }) {
  if (isGeneric)
    return (
      <Banner tone="info">
        {`“${name}” is also the name of a generic list. That one stays as it is; yours is saved among My Custom Lists.`}
      </Banner>
    )
  return (
    <Banner tone="caution">
      {`You already have a list “${name}”. Saving replaces its ${counted(lines.length, 'line')} with those of your cart.`}
    </Banner>
  )
}
