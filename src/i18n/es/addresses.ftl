### Address errors, by the codes of the address rules

address-empty = Introduce una dirección.
address-dead = Es una dirección de quema. Los fondos enviados aquí se pierden. Introduce otra dirección.
address-token = Es el contrato de un token, no una wallet. Los fondos enviados aquí se pierden; introduce otra dirección.
address-bridge = Es un contrato del puente, no una wallet. Los fondos enviados aquí se pierden; introduce otra dirección.
address-name = Los nombres no se admiten aquí. Introduce la dirección de la wallet.
address-contract_call = Este código es una llamada a un contrato y no tiene destinatario. Introduce una dirección.
