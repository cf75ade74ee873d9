/**
 * Everything that is known to go wrong in a portal like this one, and what must happen then.
 * The first line of a block has the letter of a group and its title. Every other line is a case: its id, its severity and
 * one sentence. Stories carry the ids as tags, and the titles of tests begin with them. Never reuse an id for another case.
 */
export const caseList = `
A Session and signing in
A01 2 The supplier says that the session has expired; the portal does not retry, but signs out once, clears what it stored, gives the reason and remembers the page.
A02 2 The supplier words an expired session in several ways and letter cases, or sends a message that is not text; the portal recognises it wherever the words stand, and nothing throws.
A03 2 Many pending requests fail because the session has expired; the portal signs out once, with one message and one change of page.
A04 1 The session expires while an order is being sent; no order is placed, the customer is told so, and after the next sign-in nothing is sent without a press.
A05 2 A late answer to a request of an earlier session says that this session has expired; the user who has signed in meanwhile stays signed in.
A06 1 One user signs out while a request is under way, and another user signs in; the first user's data is neither shown nor kept.
A07 2 The supplier refuses what was entered; the message is shown beside the form or in a dialog, and the user stays signed in.
A08 2 Answers such as "no matching records" or "no price book" are ordinary results of their operation; they sign nobody out and are not announced as errors.
A09 2 The session cannot be checked when the portal starts; the wait has a limit, an expired session leads to the sign-in page, and an unreachable supplier ends nobody's session.
A10 2 The stored session is damaged, of the wrong type or far too large; it is removed and the portal starts signed out.
A11 3 Both the browser's lasting storage and the tab's storage hold a session; the tab's session is used.
A12 2 Switching "remember me" on or off moves the session and the cart to the chosen storage, and leaves no copy in the other storage.
A13 3 Pressing the sign-in button twice, or the button and Enter, sends one sign-in request.
A14 1 The answer to a sign-in holds no usable session, or a message that is not plain text; nobody is signed in and the failure is shown as text.
A15 2 User names and passwords with special characters reach the supplier exactly as typed, neither cut nor trimmed.
A16 3 Signing in before the configuration has loaded says that the configuration is missing.
A17 2 Opening a protected page while signed out leads to the sign-in page once, and after sign-in to the requested page with its query.
A18 3 A signed-in user who opens the sign-in page gets the home page.
A19 1 Signing out without a network still clears the session, the storage and everything cached.
A20 1 After signing out, the Back button shows nothing of the account, even if the browser has kept the page alive.
A21 1 Passwords of sub-users that the supplier sends by mistake are dropped when the answer is parsed; they appear in no field, cache, log or storage.
A22 3 A notice about the account's status is shown only for the two known statuses and only when there is a message, as plain text of any length.
A23 2 Menu entries stay hidden until the supplier has clearly said that they are enabled; meanwhile the rest of the portal works.
A24 3 The URL of a feature that is switched off shows an explanation or the home page, and none of the feature's operations is called.
A25 3 Password fields hide what is typed, accept pasting and password managers, and take at least 64 characters.
A26 3 After a laptop has slept, the portal refreshes the data of the page once, and signs out once if the session has ended.

B Cart and orders
B01 1 Pressing Confirm Order any number of times, at any speed, places one order.
B02 1 Pressing Confirm Order and Create Quote almost at the same time sends either the order or the quote.
B03 1 Two clicks before the page can redraw, or a click and the Enter key, send one order.
B04 1 An order never gets an answer; its outcome is shown as unknown, nothing is sent again automatically, and ordering stays locked until the order is found or the customer decides to order again.
B05 1 The order was placed but its answer was lost; the portal finds it in the list of orders, and a second press does not place it twice.
B06 1 A gateway answers with an error page after the order was placed, or the answer has no quoteNumber; the outcome is shown as unknown, not as refused.
B07 1 An order confirmed while offline fails at that moment; it is not sent when the connection returns.
B08 1 An order confirmed while offline is not sent after the customer has signed out and is online again.
B09 1 The quoteNumber in the answer to an order is not usable; the order is shown as placed, with its number or without one, never as failed.
B10 1 Re-reading the cart after an order fails; the order is still shown as placed.
B11 1 The page is closed between the order and its confirmation; the next visit shows the order number and an emptied cart, and the order cannot be placed again.
B12 1 The cart cannot be emptied after an order; the order stays placed, the customer can try again to empty the cart, and the checkout refuses the old cart.
B13 1 Going back to the checkout after an order, or opening the checkout's URL, shows an empty cart and sends nothing.
B14 1 A step before a delivery order fails; an address that cannot be located does not stop the order, any other failure is shown and stops it.
B15 1 An order that fails several times and then succeeds carries the delivery charge once.
B16 1 A customer changes from delivery to pickup after a failed attempt; the order carries no delivery charge.
B17 1 The supplier gives no usable product or distance for the delivery charge; nothing wrong is added to the cart, and the failure is shown.
B18 2 Something that an order needs is missing, such as the cart, the customer or the despatch method; the specified message is shown and nothing is sent.
B19 1 The cart was changed in another tab while the checkout was open; the difference is shown and must be confirmed before an order is sent.
B20 1 A price changes between the review and the order; the new total is shown before anything is sent.
B21 1 A quantity is changed many times while answers arrive out of order; in the end the supplier and the screen have the last quantity entered.
B22 2 Only a whole number above zero is accepted as a quantity, and very large numbers are limited.
B23 2 Pressing Add to cart twice adds the product once, announces it once and sets the quantity back to one.
B24 2 A product is added while the cart is being created, or after its creation has failed; the portal waits or reports the failure, creates one cart, and never sends a product without a cart.
B25 2 Odd lengths and quantities in a tally never produce a negative or inexact total, and an empty tally is not sent.
B26 2 Pressing the button of any form or action twice sends its request once.
B27 2 The customer leaves the page while something is being sent; its outcome is still announced.
B28 2 The cart is emptied, or one of its lines is deleted elsewhere, while a line is being updated; the cart then agrees with the supplier's, without a crash.
B29 2 A late answer about the cart does not replace a newer one.
B30 3 Copying an empty list to the cart sends nothing, and a list that cannot be deleted offers no Delete.
B31 1 The payload of an order or a quote matches the specification field by field, for pickup, delivery and the United States variant.
B32 1 A quote was accepted but reading it again failed; the success is announced once, and the quote cannot be accepted again.
B33 1 The connection drops while many products are added to the cart; each is added once in the end, and products that could not be added stay selected with the reason.
B34 1 The connection drops while a cart is parked or resumed; at every moment its lines are in the cart or in the list, and no other list of the same name is replaced.
B35 1 The connection drops while lines are copied or moved to another list; each line is added there once or not at all, even after retries, and leaves its own list only after the portal has read it in the other.
B36 1 A browser or a proxy repeats an order or the acceptance of a quote by itself; the portal shows both order numbers until the customer dismisses the message.

C Payment
C01 1 Pressing Proceed to Payment many times creates one payment session and leaves the page once.
C02 1 The supplier answers with a payment URL that is not an https URL of the payment provider; the browser does not go there, and an error is shown.
C03 2 The answer to a payment request is empty, an error or not JSON; the error is shown and the button works again.
C04 2 Creating a payment session takes too long; the portal does not retry by itself, and the customer can try again.
C05 2 The customer comes back from the payment page with the Back button; the button works again, and the amount is checked again.
C06 1 Somebody opens the payment-complete page without a payment, or after a declined one; the page never contradicts the provider's answer, and changes nothing.
C07 2 The payment's id appears twice in the return URL, is very long or is malformed; only a valid id is used, and nothing crashes.
C08 1 Reloading the return page, or going back and forward, starts no new payment.
C09 2 The customer returns from the payment signed out; the result can still be read, and its button leads to the sign-in page.
C10 1 The URLs to which the provider returns are built from the portal's own URL alone, and contain nothing of the current page.
C11 1 A payment can be sent only for an amount above zero with a customer and a reference, and the amount is exact to the cent.
C12 1 An invoice in the URL that is unknown or belongs to another customer cannot be paid, and no amount is taken from the URL.
C13 2 The provider's script is blocked, missing or fails; an error is shown, and only the payment page loads the script.
C14 3 If the name of the payment provider is unknown or missing, the default provider is used.
C15 2 The payment reference is built from the customer and the invoice, and is not valid without a customer.
C16 3 If no statement has today's date, the payment is for the first statement, or for none if there is none.

D Hostile or broken answers
D01 1 Markup and script in any text from the supplier is shown as text and never runs.
D02 1 A URL from the supplier that is neither http nor https is not used for a link, a file, a picture or a phone number.
D03 1 A link without a scheme gets the specified scheme, and no disguised script URL becomes a link.
D04 2 A link to another site opens in a tab that has no access to this one.
D05 2 Rows that cannot be parsed are left out and reported once; the other rows are shown.
D06 2 A field is missing from an answer; a placeholder is shown, the row stays, and nothing crashes.
D07 2 A field has another type than specified; nothing crashes, and no object is shown as text.
D08 1 Numbers that are too large, written as text or not numbers at all are shown correctly or as a dash, and ids keep all their digits.
D09 3 Very long text, invisible characters and changes of writing direction stay within their place and do not disturb the text around them.
D10 1 Names such as "__proto__" in an answer are data like any other and change nothing else.
D11 2 Rows that share an id are all shown, and an action affects the row for which it was meant. Where rows are looked up by id, the first is kept, and the loss is reported.
D12 2 A list of ten thousand rows is usable within three seconds, because only a few of its rows are rendered.
D13 2 An answer that is not JSON, is cut short or is empty leads to one readable error, and signs nobody out.
D14 2 The supplier's own error decides, whatever the HTTP status; without such an error, 401 ends the session, and other statuses are plain failures.
D15 1 The supplier redirects to another origin; the redirect is refused and the session is never sent there.
D16 2 The error table of an answer is missing, empty or malformed; the specified general error is shown and nothing throws.
D17 3 An answer holds both data and errors; it is treated as an error only if it says that it has errors.
D18 3 A very long error message is shown as text, and its space is limited.
D19 2 An answer that arrives byte by byte, or stops in the middle, has the same time limit as one that never comes.
D20 2 An answer that is enormous, or announces a wrong length, fails within a limit and leaves the tab alive.
D21 2 Ids with slashes, percent signs or dots stay unchanged in a URL and never lead to another page.
D22 3 A picture that is missing, broken or harmful is replaced by a placeholder once.
D23 2 Settings with impossible values, such as a page size of zero or an unknown locale, fall back to the specified defaults.
D24 2 The first of a product's PDF files that is safe to open is linked; without such a file there is no link.
D25 3 Impossible coordinates, or a postal address with special characters, give a safe map query or no map.
D26 4 An impossible time of the last sign-in is shown as a dash.
D27 3 The next page of the catalogue fails or repeats the last one; the page buttons stay usable, and nothing loops.
D28 3 The home page copes with no, one or hundreds of banners, and with banners without a picture.
D29 3 A product without units, with an unknown stock status or without a price shows its default unit, no status and no price.
D30 2 Hundreds of generated answers for every operation leave no screen blank, run no script and cause no unhandled error.

E Hostile URLs
E01 1 After sign-in, the remembered page is opened only if it is a page of this portal, however its URL is disguised.
E02 3 The sign-in page, the registration page and overlong URLs are not remembered as the page to return to.
E03 1 The message in the URL of the error page is shown as plain text of at most 300 characters, or replaced by the specified one.
E04 3 A message in the URL of the error page cannot become a link or change the heading.
E05 2 Badly encoded characters anywhere in a URL lead to a page inside the portal.
E06 1 A hostile hash in the URL leads to a known page and never away from the portal.
E07 2 The URL of a transaction with an unknown type or an impossible number says that nothing was found, and no request is sent.
E08 3 A page number in the URL that is not a number, is negative or is far too large is replaced by a valid one.
E09 2 A search term from the URL is searched for and shown exactly as it stands; if it is empty, the page asks for a term.
E10 2 Unknown ids in a URL say that nothing was found, and reach the supplier only as values.
E11 3 An unknown URL shows "not found" inside the portal.
E12 4 If a parameter appears twice in a URL, its first value is used.
E13 2 The portal ignores messages of other windows and cannot be shown inside another page.
E14 2 Every page can be opened directly by its URL, signed in or signed out.

F Storage of the browser
F01 2 The browser blocks storage; the portal keeps its data in memory and says that the session ends with the tab.
F02 2 The browser's storage is full; signing in works, with the session in memory.
F03 3 Storage is cleared while the portal is open; the open tab goes on, and a reload asks to sign in.
F04 2 Stored values of another version or another origin are ignored and replaced.
F05 4 Stored preferences that cannot be parsed are replaced by the defaults.
F06 3 Only the lasting storage fails; "remember me" then lasts until the tab is closed, and the user is told.
F07 3 The portal works in a browser without a service worker or without a cache for files.

G Several tabs
G01 1 Signing out in one tab signs out the other tabs within a second, without a press in them.
G02 1 Another user signs in in one tab; the other tab removes the former user's screen before it sends anything.
G03 3 A cart changed in one tab has the new count in another tab as soon as the user turns to that tab.
G04 1 Two tabs order the same cart at the same time; one order is placed, and the tab without the order says so.
G05 2 A duplicated tab has the same session and the same cart.
G06 2 Two tabs of a remembered session that start together create one cart.
G07 3 In a browser without channels or locks between tabs, signing out still reaches all tabs, and each tab still prevents its own double calls.
G08 4 Many tabs sign out once each without flooding one another with messages.

H Slow, offline and out of order
H01 2 Answers to several search terms arrive in any order; the results shown belong to the current term.
H02 3 Fast typing sends one search when it pauses; Enter searches immediately, and no outdated search follows.
H03 3 Leaving a screen cancels its requests without a message or an error.
H04 2 Late answers for a category that the user has left do not replace those for the current one, which begins at its first page.
H05 3 On a slow connection an order can still be placed, and every wait shows progress.
H06 2 A start while the supplier cannot be reached ends in an error with Retry, not in an endless wait.
H07 2 The portal shows that it is offline while this lasts; afterwards it reads again once, and sends nothing by itself.
H08 2 A read is retried at most three times, at growing intervals, and only after a lost connection; a write is never retried.
H09 3 Many failures at once show at most three messages, each only once.
H10 2 A request that is never answered ends in a message with Retry within the time limit.
H11 2 Effects that React runs twice, as it may, send nothing twice.
H12 3 Hundreds of page changes leave neither timers, listeners nor memory behind.
H13 4 A menu that closes because the page changes leaves no timer that fails later.
H14 2 A start while the portal's host cannot be reached shows what is unfinished on this device, sends nothing, and opens the page once connected.

I New versions and the service worker
I01 2 A new version is deployed while the portal is open; a page whose code is no longer on the server offers a reload or reloads once, and then opens.
I02 2 The host answers a request for a missing code file with a page; the portal recovers as it does from any missing file.
I03 2 Code that is missing in the new version too ends in an error with Retry, not in endless reloads.
I04 2 A new version waits until the user presses the update bar, and then starts with one reload.
I05 2 Updating while a form is filled in asks first or keeps the text, and never interrupts an order.
I06 1 The browser caches only files of the portal's host, and nothing of the account or of the supplier's answers.
I07 2 A service worker that is missing or broken does not affect the portal.
I08 3 A tab that is not refreshed keeps its own version while another tab is updated.
I09 3 Going back to an earlier version works like an update.
I10 2 Browsers may cache only files whose names change with their content.
I11 2 A production build contains no simulator, no test data, no source maps and no debug screens.
I12 3 A demonstration and a real portal on the same origin do not disturb each other's service worker.

J Dates and time zones
J01 1 The required date and time reach the supplier as picked, in every time zone.
J02 2 A time that the clock skips when summer time begins is sent as picked.
J03 2 Three months before 31 May is the last day of February, not a day in March.
J04 2 A range of dates includes both its ends, whatever the time of day in the rows.
J05 2 Whether a statement is dated today is decided by the local calendar day.
J06 2 A date from the supplier in any format is shown as that calendar day or as a dash, never as the day before or after.
J07 2 Dates are read and written month first in the United States and day first elsewhere.
J08 3 A tab that stays open past midnight uses the new date.
J09 3 A computer's wrong clock causes no crash and no sign-out.
J10 3 Sorting by date is stable and puts missing dates last.
J11 3 A date that cannot exist is an error beside the field, not a crash.
J12 2 The key of a statement stays unchanged in the URL.

K Money
K01 1 Sums of many lines agree with exact arithmetic to the cent.
K02 1 Amounts are rounded half up to the cent, also where binary fractions would round down.
K03 1 Totals that the supplier sends are shown as they are, not calculated again.
K04 3 Credits keep their sign, and zero is never negative.
K05 2 The account's currency is shown in any locale, and an unknown currency or locale causes no failure.
K06 3 Very large amounts stay readable, and a value that is not an amount is shown as a dash.
K07 2 An exported list shows the same rounded amounts as the screen.
K08 2 Where prices are hidden, no amount is anywhere in the page, not even in texts for screen readers.
K09 4 If quantity times price cannot be calculated exactly, the result is not shown as an amount.
K10 2 Pay Now is offered only if a balance is overdue and payment is enabled.

L Files, clipboard and print
L01 1 A cell that a spreadsheet would run as a formula is exported as text.
L02 2 Negative and decimal numbers stay numbers in an export.
L03 2 Whatever a list is called, its file has a safe name of limited length.
L04 2 An exported file opens in a spreadsheet with the same cells and characters.
L05 4 Exporting ten thousand rows takes less than a second and releases its memory.
L06 1 A download that would run in the portal's own origin, or whose URL has an unsafe scheme, opens elsewhere or not at all.
L07 3 A missing or refused clipboard, and pasting large or formatted text, cause no failure.
L08 3 A printed list has every row, although the screen renders only a few, and shows no message and no hidden price.
L09 4 An e-mail about many documents names five and says how many more there are.

M Configuration
M01 2 A configuration that is missing, broken or slow ends in an error with Retry within the time limit.
M02 2 A configuration without a required value is refused with the specified message.
M03 1 An unsafe URL of the supplier, such as one without https, is refused, and an encrypted page never sends the session unencrypted.
M04 3 Using the configuration before it has loaded fails with a clear message.
M05 3 A configuration changed while the portal is open takes effect only after the next reload.
M06 2 A supplier URL that the security policy does not allow is found before deployment, and leads to a clear error after it.
M07 2 Only a clear yes (true, "true", 1) switches on the United States variant.
M08 4 Missing or invalid brand colours fall back to the defaults.
M09 4 Without a maps key no map is shown, and a store's address can still be looked up.

N Dependencies and build
N01 2 The project installs and builds without running the scripts of packages, and the lock file has the checksum of each package.
N02 1 No package in production has a known vulnerability.
N03 3 The number of direct dependencies is limited, and their licences are known.
N04 3 A new or very young version of a package needs a review.
N05 1 The code contains no raw markup, no evaluation of text and no unchecked navigation.
N06 4 Building twice gives identical files.
N07 1 Neither the source code nor the build contains a secret.
N08 3 An update of a package that changes its own inline styles is noticed before the security policy blocks them.

O Headers and security policy
O01 2 Everything works under the security policy, without one violation.
O02 1 Injected scripts, event handlers in markup and evaluation of text are blocked by the browser.
O03 2 The delivered headers reach the highest grade of the Mozilla Observatory.
O04 2 The portal refuses to be framed.
O05 2 Number and date fields work while the browser enforces trusted types.
O06 2 The generated headers allow the origins that the configuration needs and no others.
O07 4 The map's provider learns only the portal's origin, and the map cannot navigate the portal's page.
O08 3 The documented hosting enforces https for at least a year.

P Privacy and secrets
P01 1 No session, password or customer number appears in a URL or reaches another site.
P02 1 The console and error messages contain no session, password or payload.
P03 1 The browser's storage holds only the session, the cart's id, the preferences and what was ordered.
P04 1 Nothing of the user remains in storage or caches after signing out.
P05 1 Nothing of the account remains on the page after signing out.
P06 3 The browser does not cache the supplier's answers.
P07 1 A second customer in the same browser sees nothing of the first customer.
P08 3 Error pages show neither stack traces nor raw answers.
P09 4 The browser is told what each field for a user name, password or card is for.
P10 1 A report to the supplier contains no text, id or amount, whatever is in an error or a URL; without an endpoint no report is sent.
`
