// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC3009} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC3009.sol";
import {Authorizations} from "src/Authorizations.sol";
import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order, OrderLib} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {Freezable} from "src/access/Freezable.sol";
import {GaslessTest} from "./support/GaslessTest.sol";
import {FallbackToken} from "./support/WeirdTokens.sol";

/// Deposits that another account submits: each signature opens exactly one order, once.
contract EscrowOpenForTest is GaslessTest {
    address internal relayer = named("relayer");
    uint256 internal signer = key("depositor");

    function setUp() public override {
        super.setUp();
        installPermit2();
        vm.prank(depositor);
        token.approve(address(escrow), 0);
        vm.prank(depositor);
        token.approve(PERMIT2, type(uint256).max);
    }

    function test_authorization_opens() public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, id);
        bytes memory signature = offer(order);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OrderOpened(id, depositor, maker, order);
        vm.prank(relayer);
        escrow.openForWithAuthorization(order, signature, auth);
        assertOpened(order);
    }

    function test_permit2_opens() public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        Authorizations.Permit2Authorization memory auth = permit2Authorization(signer, order, id);
        bytes memory signature = offer(order);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OrderOpened(id, depositor, maker, order);
        vm.prank(relayer);
        escrow.openForWithPermit2(order, signature, auth);
        assertOpened(order);
    }

    function test_witnessType_containsTheTypeOfTheOrder() public pure {
        bytes memory text = bytes(OrderLib.WITNESS_TYPE);
        bytes memory order = new bytes(text.length - 14 - 46);
        for (uint256 i = 0; i < order.length; ++i) {
            order[i] = text[14 + i];
        }
        vm.assertEq(keccak256(order), OrderLib.TYPEHASH, "the type between its name and that of the permissions");
    }

    /// A relayer that changes any field invalidates the depositor's signature, even if a maker signs the change.
    function testFuzz_signaturesNameOneOrder(uint256 field, uint256 by) public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, id);
        Authorizations.Permit2Authorization memory permit = permit2Authorization(signer, order, id);
        change(order, between(field, 0, 9), between(by, 1, 30));
        bytes memory signature = offer(order);
        expectRefused(order, signature, auth);
        expectRefused(order, signature, permit);
    }

    function test_signaturesOfAnother() public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        bytes memory signature = offer(order);
        expectRefused(order, signature, authorization(key("somebody"), order, id));
        expectRefused(order, signature, permit2Authorization(key("somebody"), order, id));
    }

    function test_nonceOfAnotherOrder() public {
        Order memory order = tokenOrder();
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, keccak256("another"));
        bytes memory signature = offer(order);
        vm.expectRevert(ERC3009.ERC3009InvalidSignature.selector);
        escrow.openForWithAuthorization(order, signature, auth);
    }

    function test_eachOpensOnce() public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        bytes memory signature = offer(order);
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, id);
        Authorizations.Permit2Authorization memory permit = permit2Authorization(signer, order, id);
        escrow.openForWithAuthorization(order, signature, auth);
        bytes memory used = abi.encodeWithSelector(IBridgeEscrow.OrderUsed.selector, id);
        vm.expectRevert(used);
        escrow.openForWithAuthorization(order, signature, auth);
        vm.expectRevert(used);
        escrow.openForWithPermit2(order, signature, permit);
    }

    /// The maker's offer is checked as in `open`.
    function test_BadOfferSignature() public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, id);
        Authorizations.Permit2Authorization memory permit = permit2Authorization(signer, order, id);
        vm.expectRevert(IBridgeEscrow.BadOfferSignature.selector);
        escrow.openForWithAuthorization(order, "", auth);
        vm.expectRevert(IBridgeEscrow.BadOfferSignature.selector);
        escrow.openForWithPermit2(order, "", permit);
    }

    /// A token that silently accepts any call moves nothing, so nothing is opened.
    function test_fallbackToken_WrongDelta() public {
        FallbackToken odd = new FallbackToken();
        list(address(odd));
        Order memory order = tokenOrder();
        order.inputToken = abi.encodePacked(odd);
        bytes memory signature = offer(order);
        Authorizations.TokenAuthorization memory auth;
        vm.expectRevert(abi.encodeWithSelector(Payments.WrongDelta.selector, address(odd), 0, order.inputAmount));
        escrow.openForWithAuthorization(order, signature, auth);
    }

    function test_permit2ThatMovesNothing_WrongDelta() public {
        vm.etch(PERMIT2, address(new FallbackToken()).code);
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        Authorizations.Permit2Authorization memory permit;
        vm.expectRevert(abi.encodeWithSelector(Payments.WrongDelta.selector, address(token), 0, order.inputAmount));
        escrow.openForWithPermit2(order, signature, permit);
    }

    function test_nativeIsNoToken() public {
        Order memory order = nativeOrder();
        bytes memory signature = offer(order);
        bytes memory refusal = abi.encodeWithSelector(Payments.CodelessToken.selector, NATIVE);
        Authorizations.TokenAuthorization memory auth;
        vm.expectRevert(refusal);
        escrow.openForWithAuthorization(order, signature, auth);
        Authorizations.Permit2Authorization memory permit;
        vm.expectRevert(refusal);
        escrow.openForWithPermit2(order, signature, permit);
    }

    function test_Permit2Unavailable() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.permit2 = address(0);
        escrow = new BridgeEscrow(config);
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        Authorizations.Permit2Authorization memory permit;
        vm.expectRevert(IBridgeEscrow.Permit2Unavailable.selector);
        escrow.openForWithPermit2(order, signature, permit);
    }

    function test_Frozen() public {
        Order memory order = tokenOrder();
        bytes32 id = escrow.orderId(order);
        bytes memory signature = offer(order);
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, id);
        Authorizations.Permit2Authorization memory permit = permit2Authorization(signer, order, id);
        vm.prank(guardian);
        escrow.freeze();
        vm.expectRevert(Freezable.Frozen.selector);
        escrow.openForWithAuthorization(order, signature, auth);
        vm.expectRevert(Freezable.Frozen.selector);
        escrow.openForWithPermit2(order, signature, permit);
    }

    function test_refundGoesToTheDepositor() public {
        Order memory order = tokenOrder();
        Authorizations.TokenAuthorization memory auth = authorization(signer, order, escrow.orderId(order));
        bytes memory signature = offer(order);
        vm.prank(relayer);
        escrow.openForWithAuthorization(order, signature, auth);
        vm.prank(maker);
        escrow.cancel(order);
        vm.assertEq(token.balanceOf(depositor), 10_000 ether, "depositor");
    }

    function change(Order memory order, uint256 field, uint256 by) private pure {
        if (field == 0) order.inputAmount += by;
        if (field == 1) order.outputToken = abi.encodePacked(by);
        if (field == 2) order.outputAmount -= by;
        if (field == 3) order.destinationGas += by;
        if (field == 4) order.recipient = abi.encodePacked(by);
        if (field == 5) order.memoHash = bytes32(by);
        if (field == 6) order.dstChainId += by;
        if (field == 7) order.channel += by;
        if (field == 8) order.channelFee += by;
        if (field == 9) order.refundAfter += uint40(by);
    }

    function expectRefused(Order memory order, bytes memory signature, Authorizations.TokenAuthorization memory auth)
        private
    {
        vm.expectRevert(ERC3009.ERC3009InvalidSignature.selector);
        escrow.openForWithAuthorization(order, signature, auth);
    }

    function expectRefused(Order memory order, bytes memory signature, Authorizations.Permit2Authorization memory auth)
        private
    {
        vm.expectRevert(bytes4(keccak256("InvalidSigner()")));
        escrow.openForWithPermit2(order, signature, auth);
    }

    function list(address odd) private {
        vm.prank(governor);
        escrow.setTokenAllowed(odd, true);
        vm.prank(governor);
        escrow.setClaimCap(odd, CAP);
    }

    function assertOpened(Order memory order) private view {
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
        vm.assertEq(token.balanceOf(address(escrow)), order.inputAmount, "escrow");
        vm.assertEq(token.balanceOf(depositor), 10_000 ether - order.inputAmount, "depositor");
        vm.assertEq(token.allowance(depositor, address(escrow)), 0, "no allowance for the escrow");
    }
}
