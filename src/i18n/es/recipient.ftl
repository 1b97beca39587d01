### El destinatario de una transferencia

recipient-title = Destinatario en { $network }
recipient-label = Dirección en { $network }
recipient-placeholder = Pega una dirección
recipient-name_pending = Buscando el nombre…
recipient-name_moved = { $name } ya no lleva a esta dirección. Elige de nuevo el destinatario.
recipient-use = Usar esta dirección
recipient-use_own = Usar mi propia wallet
recipient-connect = Conectar una wallet en { $network }
recipient-warning-first_use = Nunca has enviado a esta dirección. Revisa cada carácter: los pagos no se pueden revertir.
recipient-warning-lookalike = Se parece a una dirección que has usado, pero no es la misma. Podría ser envenenamiento de direcciones.
recipient-other_network = Has pegado una dirección de otra red: { $named }. Comprueba que el destinatario también la use en { $network }.
