import { Button, ButtonLink, Hidden, Inline, type MenuEntry } from '@trade-portal/design-system'
import { useCsvDownload } from '../foundation/lists/CsvButton.tsx'
import { PrintButton } from '../foundation/lists/PrintButton.tsx'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { ScreenTools } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { fileOfLines, type DocumentLine } from '../trade/document-contents/DocumentLines.tsx'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { commentAction } from '../trade/documents/unsavedComments.ts'
import type { DocumentAction } from './actionsOf.ts'

interface DocumentActionsProps extends Omit<ActionButtonProps, 'action' | 'isMain'> {
  /** The actions of the document, most likely first. */
  readonly actions: readonly DocumentAction[]
  readonly lines: readonly DocumentLine[]
}

/** How many buttons are shown beside the main button. They are for the actions that most people look for. */
const besideMain = 2

/**
 * The actions of a document, beside the heading; a menu contains the least likely ones. On phones and tablets the main
 * action is in the bar at the lower edge, and the menu contains all others.
 */
export function DocumentActions({ actions, lines, ...shared }: DocumentActionsProps) {
  const { document, onAction } = shared
  const file = useCsvDownload<DocumentLine>()
  const wanted = { title: document.heading, columns: fileOfLines, rows: lines }
  // No icons, because most entries of the menu have none.
  const tools: MenuEntry[] = [{ kind: 'action', label: 'Print', onAction: () => window.print() }]
  if (document.lines.length > 0)
    tools.push({ kind: 'action', label: 'CSV', onAction: () => file.start({ ...wanted, fallbackName: 'list' }) })
  const menu = (hidden: readonly DocumentAction[]) => (
    <MoreActions
      items={[
        ...hidden.map((action): MenuEntry => {
          const label = actionLabel(action, document)
          return action === 'pay'
            ? { kind: 'link', label, href: payHref(document) }
            : { kind: 'action', label, onAction: () => onAction(action) }
        }),
        ...tools,
      ]}
    />
  )
  const [main, ...others] = actions
  const rest = others.slice(besideMain)
  return (
    <ScreenTools>
      <Hidden below="desktop">
        <Inline space="xsmall">
          {/* The key replaces the button if its action changes, so the focus cannot stay on a button for another
            action. */}
          {main && <ActionButton key={main} {...shared} action={main} isMain />}
          {others.slice(0, besideMain).map((action) => (
            <ActionButton key={action} {...shared} action={action} />
          ))}
          {/* If Print is the only entry, it is a button, because a menu would only hide it. */}
          {rest.length + tools.length > 1 ? menu(rest) : <PrintButton />}
        </Inline>
      </Hidden>
      <Hidden above="desktop" onPaper>
        {menu(others)}
      </Hidden>
    </ScreenTools>
  )
}

interface ActionButtonProps {
  readonly action: DocumentAction
  readonly document: ShownDocument
  /** Whether it is the most likely action of the document. */
  readonly isMain?: boolean
  readonly isCopying: boolean
  /** Called when the button is pressed. Not called for `pay`, which is a link. */
  readonly onAction: (action: DocumentAction) => void
}

const payHref = ({ number, suffix }: ShownDocument) => routes.payAccount.href({ invoiceId: number, suffix })

function actionLabel(action: DocumentAction, { comment }: Pick<ShownDocument, 'comment'>): string {
  const labels = {
    accept: 'Accept Quote',
    pay: 'Pay Invoice',
    copy: 'Copy to Cart',
    reorder: 'Reorder lines…',
    email: 'Email',
    comment: commentAction(comment),
    price: routes.customerPrices.title,
    claim: 'Something is wrong…',
    change: 'Request Change',
    question: 'Ask a question',
    list: 'Add to list…',
  }
  return labels[action]
}

/** The actions that stand out as the main one. Others, such as e-mailing a paid invoice, are no task that waits. */
const tasks: ReadonlySet<DocumentAction> = new Set(['accept', 'pay', 'copy'])

export function ActionButton({ action, document, isMain = false, isCopying, onAction }: ActionButtonProps) {
  const variant = isMain && tasks.has(action) ? 'primary' : 'secondary'
  const label = actionLabel(action, document)
  if (action === 'pay')
    return (
      <ButtonLink href={payHref(document)} variant={variant}>
        {label}
      </ButtonLink>
    )
  return (
    <Button
      variant={variant}
      {...(action === 'copy' && { isPending: isCopying, pendingLabel: 'Copying…' })}
      onPress={() => onAction(action)}
    >
      {label}
    </Button>
  )
}
