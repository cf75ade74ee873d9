/** Two sentences about each screen: what the customer does there, and what to know about it. */
export const purposes: Readonly<Record<string, readonly [string, string]>> = {
  HomeScreen: [
    'The first page after the sign-in: the account’s balances, the last orders, news of the supplier and the product categories.',
    'Each part loads by itself, so a slow or failed one does not hold up the others.',
  ],
  SearchScreen: [
    'Lists the products that match the words or the code that the customer searched for.',
    'Products are added to the cart from here, and a product opens without leaving the list.',
  ],
  CatalogueScreen: [
    'The customer browses products by category, type and class, and adds them to the cart.',
    'Price and stock are those of the customer’s own account.',
  ],
  CartScreen: [
    'The customer checks the products and quantities before ordering, and changes or removes lines.',
    'The cart can also be saved as a list, parked for later or sent to a colleague for approval.',
  ],
  CheckoutScreen: [
    'The customer says when, where and how the goods are delivered or picked up, and sends the cart as an order or a quote.',
    'One press sends one order, even if the connection fails.',
  ],
  CheckoutDelivery: [
    'The part of the checkout that finds the branch and the charge of a delivery from its address.',
    'The order is sent with the charge that was shown.',
  ],
  CheckoutOutcome: [
    'What the customer sees once the order was sent: its number, a refusal, or that the outcome is not known yet.',
    'A placed order is never shown as failed.',
  ],
  OrderCompleteScreen: [
    'Confirms an order or quote with its number, its lines and what happens next.',
    'From here the customer opens the document or goes on shopping.',
  ],
  CustomListsScreen: [
    'The customer’s saved lists of products, such as those of a job, and the parked carts.',
    'A list can be copied to the cart, renamed or deleted.',
  ],
  CustomListScreen: [
    'One saved list with its products, quantities and today’s prices.',
    'The customer changes its lines, adds some or all of them to the cart, or moves them to another list.',
  ],
  CustomerPricesScreen: [
    'The customer marks up a cart, a custom list, a tally or a quote, and prints the prices for a customer of their own.',
    'Own costs are never printed, and one switch hides the prices of all pages while somebody else can see the screen.',
  ],
  OrderAgainScreen: [
    'The products of earlier orders, with today’s price and stock.',
    'The customer selects products, enters quantities and adds them to the cart together.',
  ],
  QuickOrderScreen: [
    'For customers who know the codes: typed, pasted or read from a file, with quantities.',
    'All lines are checked before they are added to the cart together.',
  ],
  OrdersScreen: [
    'All orders and quotes of the account, with search, filters and sorting.',
    'An entry opens the document; several can be e-mailed together.',
  ],
  InvoicesScreen: [
    'All invoices and credits of the account, within the dates that the customer selects, or only the open ones.',
    'Invoices can be opened, e-mailed or paid.',
  ],
  TransactionScreen: [
    'One document: an order, quote, invoice, credit or payment, with its lines and totals.',
    'The customer can print or e-mail it, copy it to the cart and ask the supplier about it.',
  ],
  QuoteAcceptance: [
    'The part of a quote’s page that turns the quote into an order.',
    'A quote is accepted once, and reported as an order only when the supplier has confirmed it.',
  ],
  JobsScreen: [
    'What was ordered, invoiced and quoted for each job, with the planned deliveries by day and site.',
    'Jobs are the job names in the lists of orders, quotes and invoices; nothing about them is stored.',
  ],
  JobScreen: [
    'The orders, quotes and invoices of one job, their sums and its planned deliveries.',
    'From here the customer begins a new order for the job, and saves the deliveries to a calendar.',
  ],
  StatementsScreen: [
    'What the account owes, by age, and the monthly statements.',
    'A statement opens its transactions, or is paid.',
  ],
  StatementScreen: [
    'The transactions of one statement, with its balance by age.',
    'The customer filters, sorts, downloads or e-mails them, or adds them up by job.',
  ],
  AdminScreen: [
    'The users of the customer’s account, for its administrators.',
    'From here they add a user, or open one to change or delete it.',
  ],
  NewUserScreen: [
    'An administrator adds a user to the account: name, role, e-mail address and first password.',
    'The password is neither shown again nor stored in the browser.',
  ],
  UserScreen: [
    'An administrator changes the details, role or password of a user, or deletes the user.',
    'Every change needs a new password.',
  ],
  PayAccountScreen: [
    'The customer pays an invoice, a statement or any amount by card, through the supplier’s payment provider.',
    'Card details are entered at the provider, never in the portal.',
  ],
  PaymentCompleteScreen: [
    'The page to which the payment provider returns the customer after a payment.',
    'It says that the payment was successful only if the supplier’s server confirms it.',
  ],
  PaymentFailScreen: [
    'The page to which the payment provider returns the customer if the card was declined.',
    'It says why, and opens the same payment again.',
  ],
  PaymentCancelledScreen: [
    'The page to which the payment provider returns the customer who cancelled the payment.',
    'If the payment was taken nevertheless, the page says so.',
  ],
  PriceBookScreen: [
    'The customer’s own price books: those issued so far, and how the next ones are made.',
    'A price book can be sent again, and a change of its settings requested.',
  ],
  RegisterScreen: [
    'Somebody with an account at the supplier asks for access to the portal.',
    'The supplier answers by e-mail; the form itself opens no account.',
  ],
  SignInScreen: [
    'The user signs in with user name and password.',
    'After an automatic sign-out, the user returns to the page and the text that were open.',
  ],
  DownloadsScreen: [
    'The supplier’s files, such as catalogues, forms and safety sheets.',
    'Files are searched by description and category.',
  ],
  LinksScreen: [
    'Links to other websites that the supplier recommends.',
    'They open in a new tab, which cannot access the portal.',
  ],
  StoresScreen: ['The supplier’s stores with address and telephone number.', 'A map shows the way to a store.'],
  SupportScreen: [
    'The customer writes to the supplier, to the support or to the own representative.',
    'A message is sent once, and text typed meanwhile is kept.',
  ],
  RequestErrorScreen: [
    'Shows the message of a request that failed outside the portal, for example at the payment provider.',
    'It leads back, and to the home page.',
  ],
  PlaygroundScreen: [
    'Whoever sets up the portal tries three brand colours on example components and copies the file theme.css.',
    'It opens only if the setting diagnostics is true.',
  ],
  DebugScreen: [
    'Developers choose what the simulated supplier does: its data, failures, delays and payments.',
    'It exists only in development.',
  ],
}
