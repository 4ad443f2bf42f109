// A stand-in for the payment provider's checkout script, which only the local API serves.
// It offers the same window.Razorpay but moves no money.
;(() => {
  const payAddress = new URL('/local/checkout/pay', document.currentScript?.src ?? location.href)

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    .simulated-checkout {
      box-sizing: border-box; inline-size: min(26rem, calc(100vw - 2rem)); margin: auto; padding: 1.5rem;
      border: 3px dashed #a63c22; border-radius: 10px; background: #fbf7ef; color: #10292b;
      font: 1.0625rem/1.5 system-ui, sans-serif;
    }
    .simulated-checkout::backdrop { background: rgb(11 59 60 / 0.7); }
    .simulated-checkout h2 { margin: 0; font: 700 1.25rem/1.25 system-ui, sans-serif; color: #a63c22; }
    .simulated-checkout p { margin: 0.75rem 0 0; color: inherit; }
    .simulated-checkout .simulated-amount { font-size: 2rem; font-weight: 700; }
    .simulated-checkout .simulated-problem { color: #a63c22; font-weight: 600; }
    .simulated-checkout .simulated-problem:empty { margin: 0; }
    .simulated-checkout .simulated-buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.25rem; }
    .simulated-checkout button {
      min-block-size: 44px; padding: 0.5rem 1.25rem; border: 2px solid #0e6b61; border-radius: 10px;
      background: #fbf7ef; color: #0e6b61; font: 600 1rem/1.2 system-ui, sans-serif; cursor: pointer;
    }
    .simulated-checkout button:first-child { background: #0e6b61; color: #fff; }
    .simulated-checkout button:focus-visible { outline: 3px solid #a63c22; outline-offset: 2px; }
    .simulated-checkout button:disabled { opacity: 0.6; cursor: default; }
  `)

  /** An element with its text and, if given, its class. */
  function make(tag, text, className) {
    const element = document.createElement(tag)
    element.textContent = text
    if (className) element.className = className
    return element
  }

  class Razorpay {
    #options
    #failed = []
    #dialog
    #problem
    #buttons

    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      this.#options = options
    }

    on(event, callback) {
      if (event === 'payment.failed') this.#failed.push(callback)
      return this
    }

    open() {
      if (!document.adoptedStyleSheets.includes(sheet)) {
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      this.#dialog ??= this.#build()
      document.body.append(this.#dialog)
      this.#dialog.showModal()
      return this
    }

    /** Closes without notifying the page, as the provider's window does. */
    close() {
      this.#dialog?.close()
      this.#dialog?.remove()
    }

    #build() {
      const { amount, currency, name, description, order_id: orderId } = this.#options
      const rupees = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: currency ?? 'INR',
      })
      const dialog = make('dialog', '', 'simulated-checkout')
      const heading = make('h2', 'Simulation: no money moves')
      heading.id = 'simulated-checkout-heading'
      dialog.setAttribute('aria-labelledby', heading.id)
      this.#problem = make('p', '', 'simulated-problem')
      this.#problem.setAttribute('role', 'alert')
      this.#buttons = make('div', '', 'simulated-buttons')
      this.#buttons.append(
        this.#button('Pay', () => this.#pay()),
        this.#button('Fail', () => this.#fail('Payment failed: the simulated bank refused it')),
        this.#button('Dismiss', () => this.#dismiss()),
      )
      dialog.append(
        heading,
        make('p', [name, description].filter(Boolean).join(': ')),
        make('p', rupees.format(amount / 100), 'simulated-amount'),
        make('p', orderId ? `Order ${orderId}` : 'Without an order id, only the receipt is known'),
        this.#problem,
        this.#buttons,
      )
      // Escape.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        if (this.#options.modal?.escape !== false) this.#dismiss()
      })
      return dialog
    }

    #button(text, act) {
      const button = make('button', text)
      button.type = 'button'
      button.addEventListener('click', act)
      return button
    }

    async #pay() {
      this.#busy(true)
      const { result, problem } = await this.#charge()
      this.#busy(false)
      if (problem) return this.#fail(problem)
      this.close()
      this.#options.handler?.(result)
    }

    async #charge() {
      const { order_id: orderId, notes, amount } = this.#options
      try {
        const answer = await fetch(payAddress, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order_id: orderId, receipt: notes?.receipt, amount }),
        })
        const result = await answer.json()
        return answer.ok ? { result } : { problem: result.message }
      } catch {
        return { problem: 'The simulation could not reach the local API' }
      }
    }

    /** Notifies the listeners; the window stays open for another try. */
    #fail(description) {
      this.#problem.textContent = `${description}. You can try again.`
      const error = {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { payment_id: 'pay_simulated_failure', order_id: this.#options.order_id },
      }
      for (const callback of this.#failed) callback({ error })
    }

    #dismiss() {
      this.close()
      this.#options.modal?.ondismiss?.()
    }

    #busy(busy) {
      for (const button of this.#buttons.children) button.disabled = busy
    }
  }

  window.Razorpay = Razorpay
})()
