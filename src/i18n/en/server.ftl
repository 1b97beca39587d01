### Pages that the server writes by itself; the app does not include these texts

busy-title = Busy
busy-heading = We’re busy right now
busy-text = This page will retry in a few seconds. Transfers in progress aren’t affected.
busy-retry = Try again now

preview-pay-title = Payment request
preview-pay-description = Pay it from any network, if you know who sent you this link. Check the recipient first.
