import type { RouteName } from '@trade-portal/features/routes'
import type { QueryName } from '@trade-portal/supplier-api'

interface Exception {
  readonly screen: RouteName
  readonly operation: QueryName
  /** The first words of each problem that is accepted for this screen and operation. */
  readonly problems: readonly string[]
  readonly why: string
}

/** The accepted problems of the matrix: on which screen, with which operation, and why. */
const exceptions: readonly Exception[] = [
  {
    screen: 'checkout',
    operation: 'getCustomerDetails',
    problems: ['does not recover'],
    why: 'A late answer is offered beside its field, and not written into it.',
  },
  {
    screen: 'transaction',
    operation: 'getTransactionTP',
    problems: ['offers no other attempt'],
    why: 'The page that says it has Back in place of Try again.',
  },
  {
    screen: 'transaction',
    operation: 'getCustomerInvoicesTP',
    problems: ['offers no other attempt'],
    why: 'Only the order reference is missing, in whose place it is said.',
  },
  ...(['getStatementList', 'getStatementDetail'] as const).map((operation): Exception => ({
    screen: 'payAccount',
    operation,
    problems: ['is silent', 'offers no other attempt'],
    why: 'What is open on the newest statement is an addition to the amount, and is left out.',
  })),
  {
    screen: 'support',
    operation: 'getUserDetails',
    problems: ['offers no other attempt'],
    why: 'Only the line that says where the answer will go is missing.',
  },
]

export function exceptionOf(screen: RouteName, operation: QueryName): Exception | undefined {
  return exceptions.find((one) => one.screen === screen && one.operation === operation)
}
