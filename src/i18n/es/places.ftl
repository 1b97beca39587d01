### Nombres de las páginas en los menús

deploy-tag = Base
points-mine = Mis puntos
request-title = Solicitar un pago
service-title = Estado del servicio
screen-bridge-title = Puente
screen-bridge-description = Transfiere activos entre redes. Tus fondos quedan en un contrato inteligente hasta que se verifica el pago.
screen-trust-title = Confianza
screen-account-title = Sesiones y datos
screen-maker-title = Creadores de mercado
screen-pool-title = Pool
screen-portfolio-title = Portafolio
nav-history = Historial
screen-deploy-title = Desplegar
screen-ecosystem-title = Ecosistema
screen-developing-title = En desarrollo
screen-test-title = Diagnóstico
screen-tracker-title = Rastreador L2
screen-faucet-title = Faucets
screen-not-found-title = Página no encontrada
query-title = Buscar una transferencia
tos-title = Términos del servicio
