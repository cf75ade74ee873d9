import { readIsoDate, type DespatchMethod, type QueryName, type Result } from '@trade-portal/supplier-api'
import { breaks, look, type Remark } from '../finding.ts'

type OperationChecks = { readonly [N in QueryName]?: (result: Result<N>) => readonly Remark[] }

/** Checks of the results of certain operations. `checkResponse` checks the responses of all operations. */
export const operationChecks: OperationChecks = {
  getListDespatchMethod: (methods) => methods.map(despatch),
  getStatementList: (statements) =>
    isDescending(statements.flatMap(({ date }) => readIsoDate(date) ?? []))
      ? []
      : [breaks('The statements do not come newest first: customers take an old statement for the latest one.')],
  getCustomerTransactions: (orders) =>
    mostlyRises(orders.flatMap(({ number }) => (/^\d+$/.test(number) ? [Number(number)] : [])))
      ? [look('The orders seem to come oldest first, by their numbers: customers see the latest ones last.')]
      : [],
  getCustomerInvoicesTP: (invoices) =>
    isDescending(invoices.flatMap(({ date }) => date ?? []))
      ? []
      : [look('The invoices do not come newest first: customers see them in this order until they sort.')],
  getProductCategories: (menu) =>
    menu.length > 0 && !menu.some(({ categoryId, typeId, classId }) => categoryId !== '' && typeId + classId === '')
      ? [breaks('No row has a category alone (blank prodType and prodClass): customers see no products in the menu.')]
      : [],
}

const collected = /pick|collect|counter|will\s?call/i
const brought = /deliver|courier|truck|\bvan\b|freight|carrier/i

/** Says how the portal reads a despatch method, so that a person can check whether that is right. */
function despatch({ name, description, isPickup }: DespatchMethod): Remark {
  const title = name === description ? name : `${name} (${description})`
  const reading = isPickup
    ? `${title} is treated as a pickup: the customer chooses a branch, and no address is asked for.`
    : `${title} is treated as a delivery: an address and a vehicle are asked for, and a charge is added.`
  const words = `${name} ${description}`
  const isOtherwise = isPickup
    ? brought.test(words) && !collected.test(words)
    : collected.test(words) && !brought.test(words)
  return isOtherwise
    ? breaks(`${reading} Its name says otherwise: delivery is true for what the customer collects.`)
    : look(reading)
}

function isDescending(values: readonly (string | number)[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value))
}

/**
 * Whether the orders seem to come oldest first. Their numbers decide, because the rows have no date. It is enough if
 * most numbers rise, because quotes may be numbered separately.
 */
function mostlyRises(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => Math.sign(number - (numbers[index] ?? number)))
  return steps.reduce((sum, step) => sum + step, 0) > 0
}
